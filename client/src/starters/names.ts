/** Models to start from instead of an empty page, as they are offered. */
export const starterNames = ['support', 'sales', 'collections', 'health-desk', 'help-desk'] as const
export type StarterName = (typeof starterNames)[number]
