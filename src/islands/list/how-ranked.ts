/** The element of a list's page that says how « Mieux notés » weighs. */
export const HOW_RANKED = 'classement';
