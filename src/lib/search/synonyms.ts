import { ABDOMEN_TERMS } from './terms/abdomen.ts';
import { BONE_TERMS } from './terms/bones.ts';
import { GENERAL_TERMS } from './terms/general.ts';
import { NEURO_TERMS } from './terms/neuro.ts';
import { THORAX_TERMS } from './terms/thorax.ts';

/**
 * Synonyms in radiology: one line per modality, specialty or region (`docs/search.md`). The names
 * are equivalent; after the colon come kinds or parts, which are found by these names, but not vice versa.
 */
const MODALITIES = `
scanner, TDM, tomodensitométrie, scanographie, CT, CT scan, computed tomography : angioscanner, arthroscanner, coroscanner, coloscanner, entéroscanner, uroscanner, cone beam
radio, radiographie, Rx, cliché, rayons X, X-ray, radiograph : CR, DX, ASP, panoramique
échographie, écho, ultrasons, US, ultrasound, sonography : doppler
IRM, résonance magnétique, MRI, magnetic resonance : MR
mammographie, mammo : MG, angiomammographie, tomosynthèse
médecine nucléaire, scintigraphie, scinti : NM, TEP, PET
TEP, PET, TEP scan, PET scan : PT
angiographie, artériographie, angiography : XA, coronarographie, phlébographie`;

const SPECIALTIES = `
neuro, neurologie, neuroradiologie
ostéo, ostéo-articulaire, musculosquelettique, squelette
dig, digestif
uro, urologie, urinaire
pédia, pédiatrie, pédiatrique
séno, sénologie, sein, mammaire, breast
cardiovasc, cardiovasculaire
ORL, oto-rhino-laryngologie
parties molles, tissus mous
onco, oncologie, cancérologie`;

const REGIONS = `
crâne, crânien, tête, céphalique, cerveau, cérébral, encéphale, head, brain, skull : intracrânien, intracérébral
cou, cervical, neck
sinus, sinusien : sinusite
larynx, laryngé
pharynx, pharyngé
thyroïde, thyroïdien : goitre
thorax, thoracique, poitrine, chest
poumon, pulmonaire, lung
plèvre, pleural : pleurésie
bronche, bronchique
trachée, trachéal
médiastin, médiastinal
œsophage, œsophagien
cœur, cardiaque, cardio, heart
aorte, aortique
artère, artériel
veine, veineux
vaisseau, vasculaire, vascular
abdomen, abdominal, ventre, belly
foie, hépatique, liver
vésicule, cholécyste, gallbladder
rate, splénique
rein, rénal, kidney
surrénale, surrénalien, adrenal
vessie, vésical, bladder
pancréas, pancréatique
estomac, gastrique, stomach
intestin, intestinal, grêle, bowel
côlon, gros intestin : sigmoïde, caecum
appendice, appendiculaire : appendicite
rectum, rectal
prostate, prostatique
utérus, utérin
ovaire, ovarien, ovary
pelvis, pelvien, bassin
rachis, rachidien, colonne, colonne vertébrale, vertèbre, vertébral, dos, spine
os, osseux, bone
muscle, musculaire
membre supérieur : épaule, bras, coude, poignet, main, doigt
membre inférieur : hanche, cuisse, genou, jambe, cheville, pied
clavicule, claviculaire
scapula, omoplate
épaule, gléno-huméral, shoulder : coiffe des rotateurs
humérus, huméral
ulna, cubitus
coude, elbow
poignet, carpe, carpien, wrist : radiocarpien
main, hand : doigt, métacarpien
doigt, finger
cuisse, thigh
jambe, leg
hanche, coxo-fémoral, hip : coxarthrose
fémur, fémoral
genou, knee : gonarthrose, rotule, patella
rotule, patella, patellaire
ménisque, méniscal
tibia, tibial
fibula, péroné
cheville, tibio-tarsien, ankle
pied, foot : métatarsien`;

/** A line of the table: names of one thing, and the kinds or parts that it includes; as written. */
export interface Synonyms {
  names: readonly string[];
  /** Names that are also everyday words (« PRES », « près »): recognised in searches, but not searched for in items. */
  typedOnly: readonly string[];
  includes: readonly string[];
  /** The source of the names: « usage » or a vocabulary; undefined for modalities, specialties and regions. */
  source: string | undefined;
}

const TYPED_ONLY = '~';
const listOf = (text: string) => text.split(',').flatMap((name) => name.trim() || []);

function readLine(line: string): Synonyms {
  const [told = '', source] = line.split('|');
  const [names = '', includes = ''] = told.split(':');
  const all = listOf(names);
  return {
    names: all.filter((name) => !name.startsWith(TYPED_ONLY)),
    typedOnly: all.flatMap((name) => (name.startsWith(TYPED_ONLY) ? name.slice(TYPED_ONLY.length) : [])),
    includes: listOf(includes),
    source: source?.trim(),
  };
}

const linesOf = (text: string) => text.split('\n').filter(Boolean).map(readLine);

/** Diagnoses, abbreviations and English terms. */
export const TERMS: readonly Synonyms[] = linesOf(
  [NEURO_TERMS, THORAX_TERMS, ABDOMEN_TERMS, BONE_TERMS, GENERAL_TERMS].join('\n'),
);

/** Modalities, specialties and regions, which are also recognised by the beginnings of their names. */
export const PLAIN_SYNONYMS: readonly Synonyms[] = linesOf(`${MODALITIES}${SPECIALTIES}${REGIONS}`);

/** The whole table of synonyms. */
export const SYNONYMS: readonly Synonyms[] = [...PLAIN_SYNONYMS, ...TERMS];
