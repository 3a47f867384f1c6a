import { ADDRESS_PATH, type OwnAddress } from '#lib/addresses/own-address.ts';
import { addressMessages as m } from '#lib/addresses/texts.ts';

/** The person's e-mail address, with a link to its page. */
export function EmailAddress({ address, pending }: Pick<OwnAddress, 'address' | 'pending'>) {
  return (
    <>
      <p className="own-address">{address ?? m.none}</p>
      {pending && <p className="own-address hint">{m.pending(pending)}</p>}
      <a className="button" href={ADDRESS_PATH}>
        {m.manage}
      </a>
    </>
  );
}
