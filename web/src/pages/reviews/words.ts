import { defineWords } from '../../words/use-words.ts'

/** Of the frame around everything about reviews. */
export const reviewsWords = defineWords('reviews', {
  title: 'Reviews',
  tabsLabel: 'Parts of reviews',
  tabs: { queue: 'Queue', plans: 'Plans', calibrations: 'Calibrations' },
  notAllowed: 'Your role does not show this',
  notAllowedLead:
    'Owners and QA look after plans and calibrations; team leads review the calls of their teams.',
})
