interface PutBackProps {
  label: string;
  onPress(): void;
}

/** The way back from a removal, where the entry was. */
export function PutBack({ label, onPress }: PutBackProps) {
  return (
    <li className="put-back">
      <button type="button" className="button" onClick={onPress}>
        <i className="i-lucide-undo-2" aria-hidden="true" />
        {label}
      </button>
    </li>
  );
}
