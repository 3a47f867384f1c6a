/** What an editor offers about who reads an item. */
export const sharingMessages = { link: 'Lien non répertorié' };
