import type { Role } from '#lib/accounts/roles.ts';

/** Who may query the PACS of this site: people who make cases. */
export const mayAskSources = (role: Role | undefined): boolean => role !== undefined && role !== 'reader';
