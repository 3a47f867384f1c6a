/** Storage key in a tab of the list of cases that a reader comes from. */
export const CASE_LIST = 'case-list';
