import { useRef } from 'react';
import type { Mask } from '#lib/images/masking.ts';
import { imageReviewMessages as m } from '#lib/images/review-texts.ts';
import { IconButton } from '../form/IconButton.tsx';

const SIDES = ['x', 'y', 'width', 'height'] as const;
/** The rectangle that is added by keyboard. */
const FIRST: Mask = { x: 0, y: 0, width: 100, height: 20 };

/** The masks as number fields, for keyboard users. */
export function MaskFields({ masks, onMasks }: { masks: Mask[]; onMasks(masks: Mask[]): void }) {
  const list = useRef<HTMLDivElement>(null);
  const add = () => {
    onMasks([...masks, FIRST]);
    requestAnimationFrame(() =>
      list.current?.querySelector<HTMLElement>('.mask-fields:last-of-type input')?.focus(),
    );
  };
  return (
    <div ref={list} className="mask-list">
      {masks.map((mask, at) => (
        // Rectangles are identified by their position in the list.
        // biome-ignore lint/suspicious/noArrayIndexKey: see above
        <fieldset key={at} className="mask-fields">
          <legend className="visually-hidden">{m.maskNumber(at + 1)}</legend>
          {SIDES.map((side) => (
            <label key={side}>
              {m.maskSides[side]}
              <input
                className="input"
                type="number"
                min={0}
                value={mask[side]}
                onChange={(event) => {
                  const value = Math.max(0, Math.round(Number(event.target.value)));
                  onMasks(masks.with(at, { ...mask, [side]: value }));
                }}
              />
            </label>
          ))}
          <IconButton
            icon="i-lucide-x"
            label={m.removeMask(at + 1)}
            onPress={() => onMasks(masks.toSpliced(at, 1))}
          />
        </fieldset>
      ))}
      <button type="button" className="button small" onClick={add}>
        {m.addMask}
      </button>
    </div>
  );
}
