import type { Lack } from '#lib/items/kinds/lacks.ts';
import { publishedMessages } from '#lib/items/published-texts.ts';
import { publishingMessages as m } from '#lib/items/publishing-texts.ts';

interface MendProps {
  lacks: readonly Lack[];
  mend(lack: Lack): string | undefined;
  onClose(): void;
}

/** Focuses an element of this page, once the dialog that had the focus is gone. */
function focusPlace(href = ''): void {
  const [path, id = ''] = href.split('#');
  if (path === '') requestAnimationFrame(() => document.getElementById(id)?.focus());
}

/** What is missing, each with a link to where it can be added. */
export function Lacks({ title, lacks, mend, onClose }: MendProps & { title: string }) {
  if (lacks.length === 0) return null;
  return (
    <>
      <p>{title}</p>
      <ul className="publish-missing">
        {lacks.map((lack) => (
          <li key={lack}>
            <span>{m.lacks[lack]}</span>
            {mend(lack) && (
              <a
                href={mend(lack)}
                aria-label={m.mendWhat(lack)}
                onClick={() => {
                  onClose();
                  focusPlace(mend(lack));
                }}
              >
                {m.mend(lack)}
              </a>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}

/** A link to the first missing part that can be added: shown in place of the publish button. */
export function MendFirst({ lacks, mend, onClose }: MendProps) {
  const href = lacks.map((lack) => mend(lack)).find((each) => each !== undefined);
  if (href === undefined) return null;
  return (
    <a
      className="button primary"
      href={href}
      onClick={() => {
        onClose();
        focusPlace(href);
      }}
    >
      {publishedMessages.complete}
    </a>
  );
}
