import type { Role } from '#lib/accounts/roles.ts';

/** Whether a role may query the site's PACS: that of people who write cases. */
export const mayAskSources = (role: Role | undefined): boolean => role !== undefined && role !== 'reader';
