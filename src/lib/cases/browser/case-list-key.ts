/** Storage key, per tab, of the list of cases from which a reader opened a case. */
export const CASE_LIST = 'case-list';
