import { useId, useState } from 'react';
import { administrationMessages, publicItemMessages as m } from '#lib/administration/texts.ts';
import { maskingInPublic } from '#lib/images/browser/mask-images.ts';
import { REASON_MAX } from '#lib/images/masking.ts';
import { Loaded } from '../form/Loaded.tsx';

interface MaskPublicImageProps {
  itemId: string;
  /** The images of the page, as their item names them. */
  files: readonly string[];
  /** Index in the item of the first of these images, from 0, and its number on the page. */
  first: number;
  number: number;
}

interface ZonesProps extends Omit<MaskPublicImageProps, 'number'> {
  reason: string;
  onClose(): void;
}

/** Large images, on which the zones to black out for the given reason are drawn. */
function Zones({ itemId, files, first, reason, onClose }: ZonesProps) {
  const load = async () => (await import('../image-review/MaskStored.tsx')).MaskStored;
  return (
    <Loaded
      load={load}
      giveUp={onClose}
      props={{
        id: itemId,
        warning: m.blackOutHint,
        words: { title: m.blackOut, submit: m.blackOutSubmit },
        images: files,
        first,
        areAlike: false,
        onMask: async (wanted, onDone) => {
          const { maskAndTell } = await import('../image-review/mask-in-item.ts');
          const { isDone } = await maskAndTell(maskingInPublic(itemId, reason), wanted, onDone);
          if (isDone) showAgain();
          return isDone;
        },
        onClose,
      }}
    />
  );
}

/** Reloads the page, to show the masked images and a confirmation. */
function showAgain(): void {
  const done = new URL(location.href);
  done.searchParams.set('fait', '1');
  history.replaceState(null, '', done);
  location.reload();
}

/** Blacks out parts of an image of a public item, for a reason that its author reads. */
export function MaskPublicImage({ number, ...props }: MaskPublicImageProps) {
  const [reason, setReason] = useState('');
  const [state, setState] = useState<'closed' | 'missing' | 'open'>('closed');
  const id = useId();
  const isMissing = state === 'missing';
  return (
    <details className="black-out needs-script">
      <summary className="button" aria-label={`${m.blackOut} (${m.image(number)})`}>
        {m.blackOut}
      </summary>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          setState(reason.trim() === '' ? 'missing' : 'open');
        }}
      >
        <p className="hint">{m.blackOutHint}</p>
        <p className="field">
          <label htmlFor={id}>{m.reason}</label>
          <input
            id={id}
            className="input"
            value={reason}
            maxLength={REASON_MAX}
            required
            autoComplete="off"
            aria-invalid={isMissing || undefined}
            aria-describedby={isMissing ? `${id}-fault` : undefined}
            onChange={({ target }) => setReason(target.value)}
          />
        </p>
        {isMissing && (
          <p className="banner error" role="alert" id={`${id}-fault`}>
            {administrationMessages.reasonMissing}
          </p>
        )}
        <button type="submit" className="button">
          {m.chooseZones}
        </button>
      </form>
      {state === 'open' && <Zones {...props} reason={reason.trim()} onClose={() => setState('closed')} />}
    </details>
  );
}
