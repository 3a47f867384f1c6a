/** Kinds of sign-in: as the browser is known already, by a name and a password, or by a certificate of the browser's. */
export const SIGN_INS = ['none', 'basic', 'mtls'] as const;

/** A PACS that answers DICOMweb, as the administrator names it. */
export interface DicomwebSource {
  name: string;
  /** Its root, without a final slash: a path of this site, or an `https:` address. */
  address: string;
  signIn: (typeof SIGN_INS)[number];
}

/** Whether it is a path of this site, behind the same proxy. */
export const isOnThisSite = ({ address }: DicomwebSource): boolean => address.startsWith('/');
