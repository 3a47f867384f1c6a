/**
 * What radiologists call by several names: a line per modality, specialty or region (`docs/search.md`). Names mean each
 * other; behind the colon stands what is a kind or a part of it, which is found by its names and does not mean them.
 */
const MODALITIES = `
scanner, TDM, tomodensitométrie, scanographie, CT, CT scan : angioscanner, arthroscanner, coroscanner, coloscanner, entéroscanner, uroscanner, cone beam
radio, radiographie, Rx, cliché, rayons X : CR, DX, ASP, panoramique
échographie, écho, ultrasons, US : doppler
IRM, résonance magnétique, MRI : MR
mammographie, mammo : MG, angiomammographie, tomosynthèse
médecine nucléaire, scintigraphie, scinti : NM, TEP, PET
TEP, PET, TEP scan, PET scan : PT
angiographie, artériographie : XA, coronarographie, phlébographie`;

const SPECIALTIES = `
neuro, neurologie, neuroradiologie
ostéo, ostéo-articulaire, musculosquelettique, squelette
dig, digestif
uro, urologie, urinaire
pédia, pédiatrie, pédiatrique
séno, sénologie, sein, mammaire
cardiovasc, cardiovasculaire
ORL, oto-rhino-laryngologie
parties molles, tissus mous
onco, oncologie, cancérologie`;

const REGIONS = `
crâne, crânien, tête, céphalique, cerveau, cérébral, encéphale : intracrânien, intracérébral
cou, cervical
sinus, sinusien : sinusite
larynx, laryngé
pharynx, pharyngé
thyroïde, thyroïdien : goitre
thorax, thoracique, poitrine
poumon, pulmonaire
plèvre, pleural : pleurésie
bronche, bronchique
trachée, trachéal
médiastin, médiastinal
œsophage, œsophagien
cœur, cardiaque, cardio
aorte, aortique
artère, artériel
veine, veineux
vaisseau, vasculaire
abdomen, abdominal, ventre
foie, hépatique
vésicule, cholécyste
rate, splénique
rein, rénal
surrénale, surrénalien
vessie, vésical
pancréas, pancréatique
estomac, gastrique
intestin, intestinal, grêle
côlon, gros intestin : sigmoïde, caecum
appendice, appendiculaire : appendicite
rectum, rectal
prostate, prostatique
utérus, utérin
ovaire, ovarien
pelvis, pelvien, bassin
rachis, rachidien, colonne, colonne vertébrale, vertèbre, vertébral, dos
os, osseux
muscle, musculaire
membre supérieur : épaule, bras, coude, poignet, main, doigt
membre inférieur : hanche, cuisse, genou, jambe, cheville, pied
clavicule, claviculaire
scapula, omoplate
épaule, gléno-huméral : coiffe des rotateurs
humérus, huméral
ulna, cubitus
poignet, carpe, carpien : radiocarpien
main : doigt, métacarpien
hanche, coxo-fémoral : coxarthrose
fémur, fémoral
genou : gonarthrose, rotule, patella
rotule, patella, patellaire
ménisque, méniscal
tibia, tibial
fibula, péroné
cheville, tibio-tarsien
pied : métatarsien`;

/** Of what is called by several names: the names, and what it includes; as written. */
export interface Synonyms {
  names: readonly string[];
  includes: readonly string[];
}

const listOf = (text: string) => text.split(',').flatMap((name) => name.trim() || []);

/** The table. */
export const SYNONYMS: readonly Synonyms[] = `${MODALITIES}${SPECIALTIES}${REGIONS}`
  .split('\n')
  .filter(Boolean)
  .map((line) => {
    const [names = '', includes = ''] = line.split(':');
    return { names: listOf(names), includes: listOf(includes) };
  });
