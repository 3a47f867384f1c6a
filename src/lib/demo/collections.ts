/** A list of cases, given by title, that belongs to a fictitious person. */
export interface DemoCollection {
  owner: string;
  kind: 'review' | 'favourite' | 'named';
  name: string;
  description: string;
  /** Whether the list is shared by a link. Links differ between demo sites, and only the owner sees a list's link. */
  shared: boolean;
  cases: readonly { title: string; word?: string }[];
}

/** Two courses shared by teachers, and the private lists of the account that visitors use. */
export const demoCollections: readonly DemoCollection[] = [
  {
    owner: 'francois.le-goff',
    kind: 'named',
    name: 'Thorax, semestre 1',
    description:
      'Les huit cas du premier semestre, dans l’ordre du cours\u00a0: d’abord la radiographie, puis le scanner.\nRegardez chaque image avant d’ouvrir les informations cliniques.',
    shared: true,
    cases: [
      { title: 'Pneumothorax droit spontané', word: 'Chercher la ligne pleurale, pas le noir.' },
      { title: 'Pleurésie gauche abondante' },
      { title: 'Pneumonie franche lobaire aiguë du lobe inférieur droit' },
      { title: 'Insuffisance cardiaque\u00a0: cardiomégalie globale' },
      {
        title: 'Pneumonie du lobe inférieur gauche masquée par le cœur',
        word: 'Derrière le cœur\u00a0: la zone que l’on oublie.',
      },
      { title: 'Embolie pulmonaire proximale bilatérale' },
      { title: 'Métastases pulmonaires en lâcher de ballons' },
      { title: 'Carcinome bronchique spiculé du lobe supérieur droit' },
    ],
  },
  {
    owner: 'samira.benhaddou',
    kind: 'named',
    name: 'Urgences neurologiques de garde',
    description: 'Ce qu’un interne doit reconnaître avant d’appeler. Du plus simple au plus difficile.',
    shared: true,
    cases: [
      { title: 'Hématome extradural temporal droit' },
      { title: 'Hématome sous-dural aigu gauche' },
      { title: 'Hématome intracérébral profond droit hypertensif' },
      { title: 'Accident ischémique sylvien droit vu tardivement' },
      { title: 'Infarctus sylvien gauche à la phase aiguë', word: 'Les signes précoces sont subtils.' },
    ],
  },
  {
    owner: 'anne.lefevre',
    kind: 'review',
    name: '',
    description: '',
    shared: false,
    cases: [
      { title: 'Spondylodiscite infectieuse lombaire' },
      { title: 'Lésion de Bankart après luxation antérieure' },
      { title: 'Fracture du scaphoïde carpien' },
    ],
  },
  {
    owner: 'anne.lefevre',
    kind: 'favourite',
    name: '',
    description: '',
    shared: false,
    cases: [{ title: 'Embolie pulmonaire proximale bilatérale' }, { title: 'Glioblastome frontal droit' }],
  },
  {
    owner: 'anne.lefevre',
    kind: 'named',
    name: 'Staff du jeudi',
    description: 'À présenter aux internes.',
    shared: false,
    cases: [
      { title: 'Rupture du ligament croisé antérieur', word: 'Bon exemple de contusions en miroir.' },
      { title: 'Fissure méniscale médiale' },
    ],
  },
];

/** The notes of the account that visitors use, by case title. */
export const demoNotes: readonly { owner: string; title: string; content: string }[] = [
  {
    owner: 'anne.lefevre',
    title: 'Spondylodiscite infectieuse lombaire',
    content:
      'Regarder d’abord le disque en T2\u00a0: son hypersignal fait la différence avec un Modic\u00a01.\nPenser à l’injection et aux parties molles.',
  },
  {
    owner: 'anne.lefevre',
    title: 'Fracture du scaphoïde carpien',
    content: 'Radiographie normale ≠ pas de fracture. Scanner ou IRM si la clinique insiste.',
  },
];
