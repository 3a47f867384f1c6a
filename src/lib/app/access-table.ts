import type { AccessRule } from '#lib/items/access.ts';
import { ENDPOINTS } from './all-endpoints.ts';
import { PAGE_ACCESS } from './page-access.ts';

/**
 * Access rules by `METHOD /route`, for pages and endpoints. Everything not listed is refused; a test fails when a page
 * or an endpoint is missing here, and another checks every row with four people and three visibilities.
 */
export const ACCESS: Readonly<Record<string, AccessRule>> = {
  ...PAGE_ACCESS,
  ...Object.fromEntries(ENDPOINTS.map(({ method, path, access }) => [`${method} /api${path}`, access])),
};
