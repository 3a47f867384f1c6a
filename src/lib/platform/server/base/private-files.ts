/** Permission bits that other accounts may not have on new files. */
const OTHERS = 0o077;

/**
 * From now on, folders created by this process and its children are 0700 and files 0600: the database, its log,
 * images, uploads, backups. Existing ones keep their permissions.
 */
export function keepFilesPrivate(): void {
  process.umask(process.umask() | OTHERS);
}
