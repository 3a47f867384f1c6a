import { expect, test } from 'vitest';
import { ACCESS } from '#lib/app/access-table.ts';
import { routeFinder } from '#lib/platform/route-of-path.ts';

const routes = [...new Set(Object.keys(ACCESS).map((row) => row.slice(row.indexOf(' ') + 1)))];
const routeOf = routeFinder(routes);

test('finds every route again from an address of it', () => {
  const wrong = routes
    .filter((route) => !route.includes('[...'))
    .map((route) => [route, routeOf(route.replace(/\[\w+\]/g, 'x1'))])
    .filter(([route, found]) => route !== found);
  expect(wrong).toEqual([]);
});

test('prefers what is written out, and goes back where that leads nowhere', () => {
  expect(routeOf('/administration/audit.csv')).toBe('/administration/audit.csv');
  expect(routeOf('/api/cases/public')).toBe('/api/[kind]/public');
  expect(routeOf('/api/cases/zzz')).toBe('/api/[kind]/[id]');
  expect(routeOf('/api/collections/zzz')).toBe('/api/collections/[collection]');
  expect(routeOf('/link/abc.def')).toBe('/link/[id].[fiche]');
  expect(routeOf('/link/abc')).toBeUndefined();
  expect(routeOf('/')).toBe('/');
  expect(routeOf('/public-cases/')).toBe('/public-cases');
});

test('knows no route for what nothing answers, however it is made up', () => {
  for (const path of ['/wp-login.php', '/api', '/api/cases/x/y/z/w', '/administration/nowhere', '//x//'])
    expect(routeOf(path), path).toBeUndefined();
});
