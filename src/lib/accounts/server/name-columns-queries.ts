import { displayNameLooks } from '../display-name.ts';
import { looksOf } from '../look-alikes.ts';
import { shownName } from '../shown-name.ts';

/** The name columns of `user`, except the key. `shared`: whether the display name could be mistaken for another's. */
export function nameColumns(username: string, displayName: string | null, shared: boolean) {
  return {
    username,
    username_looks: looksOf(username),
    display_name: displayName,
    display_name_looks: displayName === null ? null : displayNameLooks(displayName),
    shown_name: shownName(username, displayName, shared),
  };
}
