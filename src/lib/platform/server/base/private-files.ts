/** Bits that nobody but the account that runs the server may have on what it makes. */
const OTHERS = 0o077;

/**
 * From now on folders that this process and its children create are 0700 and files 0600: the database, its log,
 * images, uploads, backups. Existing ones keep their permissions.
 */
export function keepFilesPrivate(): void {
  process.umask(process.umask() | OTHERS);
}
