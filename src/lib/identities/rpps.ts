/** The national identifier of health professionals: 8 stands for the RPPS directory; its number follows. */
const NATIONAL_ID = /^8(\d{11})$/;

/**
 * The RPPS number in a national identifier (Pro Santé Connect's `SubjectNameID`); null if it belongs to another
 * directory.
 */
export function rppsOf(nationalId: unknown): string | null {
  return (typeof nationalId === 'string' && NATIONAL_ID.exec(nationalId)?.[1]) || null;
}
