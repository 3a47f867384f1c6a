import type { AccessRule } from '#lib/items/access.ts';
import { ENDPOINTS } from './all-endpoints.ts';
import { PAGE_ACCESS } from './page-access.ts';

/**
 * Rules by `METHOD /route`: the pages' rows and the endpoints'. Everything not listed is refused; a test fails when a
 * page or a call is missing here, and another walks every row with four people and three visibilities.
 */
export const ACCESS: Readonly<Record<string, AccessRule>> = {
  ...PAGE_ACCESS,
  ...Object.fromEntries(ENDPOINTS.map(({ method, path, access }) => [`${method} /api${path}`, access])),
};
