import { CREDIT_MAX, type Credit, EMPTY_CREDIT, isCredited, LICENCES } from '#lib/cases/credit.ts';
import { creditFieldMessages as m } from '#lib/cases/credit-fields-texts.ts';
import { creditMessages } from '#lib/cases/credits-texts.ts';
import { TooLong } from '../editing/TooLong.tsx';
import { useTypedBefore } from '../form/use-typed-before.ts';

const FIELDS = ['author', 'licence', 'licenceUrl', 'changes', 'work', 'source'] as const;
const ADDRESSES: readonly string[] = ['licenceUrl', 'source'];
/** Used only for a hint in the field: the page that shows the credit decides whether it becomes a link. */
const ADDRESS = /^https?:\/\/[^\s/]+\.[^\s]+$|^\//;
const LIST = 'credit-licences';

interface CreditFieldProps {
  name: (typeof FIELDS)[number];
  value: string;
  onChange(value: string): void;
}

function CreditField({ name, value, onChange }: CreditFieldProps) {
  const id = `credit-${name}`;
  useTypedBefore(id, value, onChange);
  const isAddress = ADDRESSES.includes(name);
  const maximum = isAddress ? CREDIT_MAX.url : CREDIT_MAX.text;
  // A usual licence cannot give the diagnosis away; any other text is shown before the answer, as it is written.
  const isTelling = name === 'licence' && value.trim() !== '' && !Object.hasOwn(LICENCES, value.trim());
  const isNone = isAddress && value.trim() !== '' && !ADDRESS.test(value.trim());
  return (
    <div className="field">
      <label htmlFor={id}>{m[name]}</label>
      <input
        id={id}
        className="input"
        autoComplete="off"
        data-of-draft
        inputMode={isAddress ? 'url' : undefined}
        list={name === 'licence' ? LIST : undefined}
        aria-invalid={value.trim().length > maximum}
        aria-describedby={isNone || isTelling ? `${id}-hint` : undefined}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
      {(isNone || isTelling) && (
        <p className="hint" id={`${id}-hint`}>
          {isNone ? m.notAddress : m.licenceTells}
        </p>
      )}
      <TooLong text={value} most={maximum} />
    </div>
  );
}

/** Credit and licence of the images, folded away where they are the author's own. */
export function CreditFields({
  credit = EMPTY_CREDIT,
  onChange,
}: {
  credit: Credit | undefined;
  onChange(credit: Credit): void;
}) {
  return (
    <details className="credit-fields">
      <summary>
        {creditMessages.title} {isCredited(credit) && <span className="hint">({m.told})</span>}
      </summary>
      <p className="hint">{m.hint}</p>
      {FIELDS.map((name) => (
        <CreditField
          key={name}
          name={name}
          value={credit[name]}
          onChange={(value) => onChange({ ...credit, [name]: value })}
        />
      ))}
      <datalist id={LIST}>
        {Object.keys(LICENCES).map((licence) => (
          <option key={licence} value={licence} />
        ))}
      </datalist>
    </details>
  );
}
