import { isUsername, normaliseUsername, USERNAME_MAX } from '#lib/accounts/username-rules.ts';
import { fold } from '#lib/platform/fold.ts';

/** Leaves room for a number at the end, in case the name is taken. */
const LONGEST = USERNAME_MAX - 3;

/** Usernames to propose to a person with this name, the best first: « anne.lefevre », « anne.lefevre2 », … */
export function proposedUsernames(name: string): string[] {
  const plain = fold(normaliseUsername(name))
    .replace(/[^\p{L}\p{Nd}]+/gu, '.')
    .slice(0, LONGEST)
    .replace(/^\.+|\.+$/g, '');
  if (!isUsername(plain)) return [];
  return [plain, ...Array.from({ length: 8 }, (_, at) => `${plain}${at + 2}`)];
}
