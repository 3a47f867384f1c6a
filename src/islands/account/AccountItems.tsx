import type { AccountDeletionPreview } from '#lib/accounts/deletion-schemas.ts';
import { accountDeletionMessages as m } from '#lib/accounts/deletion-texts.ts';
import type { AccountDeletion } from '#lib/accounts/schemas.ts';
import { storageMessages } from '#lib/images/storage-texts.ts';
import { KINDS } from '#lib/items/kinds/definitions.ts';

interface AccountItemsProps {
  /** Undefined until it is loaded; null if loading failed. */
  preview: AccountDeletionPreview | null | undefined;
  publicItems: AccountDeletion['publicItems'];
}

/** Sentences that say what deleting the account does to the person's items. */
function sentences(
  { alone, coWritten }: AccountDeletionPreview,
  publicItems: AccountDeletion['publicItems'],
): string[] {
  if (publicItems === 'keep')
    return [
      ...(alone.public > 0 ? [m.stay(alone.public)] : []),
      ...coWritten.map(({ name, ...items }) => m.given(name, items)),
      ...(alone.private > 0 ? [m.gone({ public: 0, private: alone.private })] : []),
    ];
  const shared = coWritten.reduce((sum, each) => sum + each.public + each.private, 0);
  const all = {
    public: coWritten.reduce((sum, each) => sum + each.public, alone.public),
    private: coWritten.reduce((sum, each) => sum + each.private, alone.private),
  };
  return [
    ...(all.public + all.private > 0 ? [m.gone(all)] : []),
    ...(shared > 0 ? [m.lostToOthers(shared)] : []),
  ];
}

/**
 * What deleting the account does to the person's items, in figures, with a way to mask images in others' copies
 * first.
 */
export function AccountItems({ preview, publicItems }: AccountItemsProps) {
  return (
    <section aria-label={m.title} aria-live="polite" className="account-items">
      {preview ? (
        <Figures preview={preview} publicItems={publicItems} />
      ) : (
        <p>{preview === null ? m.uncounted : m.counting}</p>
      )}
    </section>
  );
}

function Figures({
  preview,
  publicItems,
}: Pick<AccountItemsProps, 'publicItems'> & { preview: AccountDeletionPreview }) {
  const copies = preview.copies.reduce((sum, each) => sum + each.copies, 0);
  const told = sentences(preview, publicItems);
  return (
    <>
      {told.length === 0 ? (
        <p>{m.nothing}</p>
      ) : (
        <ul>
          {told.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      )}
      {copies > 0 && (
        <>
          <p>{m.copies(copies)}</p>
          <p className="account-actions">
            {preview.copies.map(({ kind }) => (
              <a
                key={kind}
                className="button small"
                href={KINDS[kind].paths.manage ?? KINDS[kind].paths.mine}
              >
                {storageMessages.itemsOf(kind)}
              </a>
            ))}
          </p>
        </>
      )}
    </>
  );
}
