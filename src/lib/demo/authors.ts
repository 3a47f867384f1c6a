export interface DemoAuthor {
  username: string;
  displayName: string;
}

export const authors: DemoAuthor[] = [
  { username: 'anne.lefevre', displayName: 'Dr Anne Lefèvre' },
  { username: 'zoe.coeurderoy', displayName: 'Dr Zoé Cœurderoy' },
  { username: 'mathieu.garnier', displayName: 'Dr Mathieu Garnier' },
  { username: 'samira.benhaddou', displayName: 'Dr Samira Benhaddou' },
  { username: 'francois.le-goff', displayName: 'Pr François Le Goff' },
  { username: 'helene.duchene', displayName: 'Dr Hélène Duchêne' },
  { username: 'thibault.noel', displayName: 'Thibault Noël, interne' },
  { username: 'ines.ferreira', displayName: 'Inès Ferreira, interne' },
  { username: 'loic.kerambrun', displayName: 'Dr Loïc Kerambrun' },
  { username: 'mai.nguyen', displayName: 'Dr Maï Nguyen' },
  { username: 'oceane.baudouin', displayName: 'Océane Baudouin, interne' },
  { username: 'gaetan.vasseur', displayName: 'Pr Gaëtan Vasseur' },
];
