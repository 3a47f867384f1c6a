import { viewerDialogMessages as m } from '#lib/viewer/dialog-texts.ts';
import type { HelpSection } from '#lib/viewer/help-texts.ts';
import { DialogFrame, type DialogProps } from './DialogFrame.tsx';

interface HelpDialogProps extends DialogProps {
  sections: readonly HelpSection[];
}

/** Help on gestures and keys, of the viewer or of the planes. */
export function HelpDialog({ sections, onClose }: HelpDialogProps) {
  // On touch screens, touch gestures come first.
  const shown = matchMedia('(pointer: coarse)').matches
    ? sections.toSorted((a, b) => Number(b.touch ?? false) - Number(a.touch ?? false))
    : sections;
  return (
    <DialogFrame title={m.helpTitle} onClose={onClose}>
      <div className="viewer-help">
        {shown.map(({ title, lines }) => (
          <section key={title}>
            <h3>{title}</h3>
            <dl>
              {lines.map(([gesture, effect]) => (
                <div key={effect}>
                  <dt>{gesture}</dt>
                  <dd>{effect}</dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
    </DialogFrame>
  );
}
