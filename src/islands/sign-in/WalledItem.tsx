import type { Registration } from '#lib/accounts/registration.ts';
import type { Wall } from '#lib/accounts/wall.ts';
import { wallMessages as m } from '#lib/accounts/wall-texts.ts';
import { CardFilm } from '../list/CardFilm.tsx';
import { iconOf } from '../list/kind-icon.ts';
import '../list/card.css';
import './walled-item.css';

/** The item that a visitor wanted to open, with a note that an account is enough to read it. */
export function WalledItem({
  opens,
  title,
  tags,
  film,
  registration,
}: Wall & { registration: Registration }) {
  return (
    <div className={film ? 'walled filmed' : 'walled'}>
      {film ? (
        <CardFilm item={film} popular={false} index={0} />
      ) : (
        <p className="walled-title">
          <i className={`kind-icon ${iconOf(tags)}`} aria-hidden="true" />
          {title}
        </p>
      )}
      <p className="walled-sentence">{m.sentence(opens, registration)}</p>
    </div>
  );
}
