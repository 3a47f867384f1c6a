import { expect, test } from 'vitest';
import { auditMessages } from '#lib/audit/texts.ts';

test.each([
  ['published', '3', 'version\u00a03'],
  ['masked', '1', '1\u00a0image'],
  ['masked', '2', '2\u00a0images'],
  ['quota_changed', '5000000000', '5\u00a0Go'],
  ['quota_changed', '0', 'sans limite'],
  ['quota_changed', 'default', 'espace de tous'],
  ['role_changed', 'author', 'auteur'],
  ['identity_linked', 'chu', 'chu'],
  ['signed_in', '', ''],
] as const)('an entry %s with %j says %j', (action, detail, said) => {
  expect(auditMessages.detail(action, detail)).toBe(said);
});
