/** Kinds of sign-in: the existing session, a name and password, or a client certificate. */
export const SIGN_INS = ['none', 'basic', 'mtls'] as const;

/** A DICOMweb PACS, as configured by the administrator. */
export interface DicomwebSource {
  name: string;
  /** Its root URL, without a final slash: a path of this site, or an `https:` address. */
  address: string;
  signIn: (typeof SIGN_INS)[number];
}

/** Whether its root is a path of this site, behind the same proxy. */
export const isOnThisSite = ({ address }: DicomwebSource): boolean => address.startsWith('/');
