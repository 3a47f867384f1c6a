import type { ParameterResult } from '#lib/protocols/conformity/conformity.ts';
import { conformityMessages as m } from '#lib/protocols/conformity-texts.ts';

const ICONS: Readonly<Record<ParameterResult['verdict'], string>> = {
  conform: 'i-lucide-check',
  gap: 'i-lucide-triangle-alert',
  check: 'i-lucide-eye',
  unread: 'i-lucide-minus',
  unprescribed: 'i-lucide-minus',
};

/** A verdict in a word, with a sign: it is never shown by colour alone. */
export function VerdictMark({ verdict }: { verdict: ParameterResult['verdict'] }) {
  return (
    <span className={`verdict-mark ${verdict}`}>
      <i className={ICONS[verdict]} aria-hidden="true" />
      {m.verdicts[verdict]}
    </span>
  );
}
