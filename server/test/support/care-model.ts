/** Two categories with criteria that code can tell, and one that nobody is scored by. */
export const careModel = {
  name: 'Care',
  description: '',
  prompt: '',
  xscore_template: true,
  categories: [
    { name: 'Opening', max_score: 40, order_number: 1 },
    { name: 'Closing', max_score: 60, order_number: 2 },
  ],
  template_variables: [
    {
      key: 'hello',
      type: 'BOOLEAN',
      required: true,
      category: 'opening',
      description: 'The agent says "hello"',
    },
    {
      key: 'sings',
      type: 'BOOLEAN',
      required: true,
      category: 'opening',
      description: 'The agent says "la la la"',
    },
    {
      key: 'bye',
      type: 'BOOLEAN',
      required: true,
      category: 'closing',
      description: 'The agent says "goodbye"',
    },
    { key: 'mood', type: 'STRING', required: false, options: ['good', 'bad'], description: 'How it went' },
  ],
} as const
