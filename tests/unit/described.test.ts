import { describe, expect, it } from 'vitest';
import { ENDPOINTS } from '#lib/app/all-endpoints.ts';
import { assertDescribed, endpointOf } from '../run/described.ts';

describe('the endpoint of a request', () => {
  it('is found for every endpoint by an address of its own', () => {
    const found = ENDPOINTS.map((endpoint) =>
      endpointOf(endpoint.method, `/api${endpoint.path.replace(/\[\w+\]/g, 'x')}?a=b`),
    );
    expect(found).toEqual(ENDPOINTS);
  });

  it.each([
    ['GET', '/public-cases'],
    ['PUT', '/api/auth/login'],
    ['GET', '/api/nowhere/x/y/z/w'],
  ])('is none for %s %s', (method, path) => expect(endpointOf(method, path)).toBeUndefined());
});

const told = { averageRating: 5, ratingsCount: 1, userRating: 5 };
const rate = (status: number, body: unknown) => () =>
  assertDescribed('POST', '/api/cases/x/rate', status, body);
const refusal = (code: string) => ({ code, message: 'Non.' });

describe('an answer', () => {
  it('is what its endpoint describes', () => {
    expect(rate(200, told)).not.toThrow();
    expect(rate(403, refusal('own_item'))).not.toThrow();
    expect(rate(503, refusal('busy'))).not.toThrow();
  });

  it.each([
    ['another status', 201, told, '201 instead of 200'],
    ['no body', 200, undefined, 'expected object'],
    ['a field that is not there', 200, { ...told, userRating: undefined }, 'userRating'],
    ['a field of another type', 200, { ...told, ratingsCount: 1.5 }, 'ratingsCount'],
    ['a field that nobody names', 200, { ...told, secret: 1 }, '.secret, which it does not name'],
    [
      'an error of another endpoint',
      409,
      refusal('username_taken'),
      'username_taken, which it does not name',
    ],
    ['an error with another status', 404, refusal('own_item'), 'own_item with status 404'],
    ['an error without a code', 500, undefined, '500 without code and message'],
  ])('would be noticed with %s', (_, status, body, fault) => {
    expect(rate(status, body)).toThrow(fault);
  });

  it('would be noticed with a field that nobody names, however deep', () => {
    const comment = { username: 'a', author: 'A', rating: 5, comment: 'Bien', updatedAt: '', mine: false };
    const list = (more: object) => () =>
      assertDescribed('GET', '/api/cases/x/ratings', 200, { comments: [comment, { ...comment, ...more }] });
    expect(list({})).not.toThrow();
    expect(list({ email: 'a@b.fr' })).toThrow('.comments.1.email');
  });

  it('would be noticed with a body where there is none', () => {
    expect(() => assertDescribed('DELETE', '/api/cases/x', 204, {})).toThrow('a body that it does not name');
  });
});
