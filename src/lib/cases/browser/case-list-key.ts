/** Under which name a tab keeps the list of cases that one comes from. */
export const CASE_LIST = 'case-list';
