import type { Role } from '#lib/accounts/roles.ts';

/** Who may ask the PACS of this site for exams: those who make cases. */
export const mayAskSources = (role: Role | undefined): boolean => role !== undefined && role !== 'reader';
