import {
  CODE_MAX,
  CODE_SYSTEMS,
  type Code,
  isCode,
  isSystem,
  KNOWN_SYSTEMS,
  knownSystem,
} from '#lib/questionnaires/codes.ts';
import { codesMessages as m } from '#lib/questionnaires/codes-texts.ts';
import { ChoiceField } from '../../form/ChoiceField.tsx';
import { TextField } from './fields.tsx';

interface CodeRowProps {
  code: Code;
  onChange(code: Code): void;
  onRemove(): void;
}

const OTHER = 'other';
const OPTIONS = [
  ...KNOWN_SYSTEMS.map((value) => ({ value: value as string, label: m.systems[value] })),
  { value: OTHER, label: m.otherSystem },
];

/** Whether a code is complete and valid, so that it can be stored. */
export const isCompleteCode = ({ system, code }: Code): boolean => isSystem(system) && isCode(code);

/** One code: its terminology, the code itself, and its display text in that terminology. */
export function CodeRow({ code, onChange, onRemove }: CodeRowProps) {
  const known = isSystem(code.system) ? knownSystem(code.system) : undefined;
  const choose = (value: string) => {
    const chosen = KNOWN_SYSTEMS.find((each) => each === value);
    onChange({ ...code, system: chosen ? CODE_SYSTEMS[chosen] : '' });
  };
  const display = (typed: string) => {
    const { display: _, ...rest } = code;
    onChange(typed === '' ? rest : { ...rest, display: typed });
  };
  const isBad = code.code !== '' && !isCode(code.code.trim());
  return (
    <div className="code-row">
      <ChoiceField label={m.system} value={known ?? OTHER} options={OPTIONS} onChange={choose} />
      {!known && (
        <TextField
          label={m.address}
          value={code.system}
          most={CODE_MAX.system}
          fault={code.system !== '' && !isSystem(code.system.trim()) ? m.badSystem : undefined}
          onChange={(system) => onChange({ ...code, system })}
        />
      )}
      <TextField
        label={m.code}
        value={code.code}
        most={CODE_MAX.code}
        fault={isBad ? m.badCode : undefined}
        onChange={(typed) => onChange({ ...code, code: typed })}
      />
      <TextField label={m.display} value={code.display ?? ''} most={CODE_MAX.display} onChange={display} />
      <button type="button" className="button small" aria-label={m.removeCode(code.code)} onClick={onRemove}>
        <i className="i-lucide-x" aria-hidden="true" />
        {m.remove}
      </button>
    </div>
  );
}
