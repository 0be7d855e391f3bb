/** A model that uses every field there is, but its name. */
export const wholeModel = {
  description: 'Before',
  prompt: 'Be strict.',
  transcription_prompt: 'Acme',
  summarize_call: false,
  summarize_prompt: 'Short.',
  xscore_template: true,
  least_confidence: 0.9,
  categories: [{ name: 'Opening', max_score: 10 }],
  template_variables: [
    { key: 'greets', type: 'BOOLEAN', category: 'opening', weight: 2, critical: true },
    { key: 'reason', type: 'STRING', options: ['Billing', 'Other'] },
  ],
  template_metadata: [{ key: 'campaign', required: true }, { key: 'team' }],
}
