/**
 * Common passwords, folded (`platform/fold.ts`): the most frequent of the French and of the worldwide
 * lists, keyboard runs of AZERTY, first names, clubs, and words of radiology. `passwordFault` also
 * refuses them with digits or punctuation added at the end, so a stem is enough here.
 */
export const COMMON_PASSWORDS: ReadonlySet<string> = new Set(
  `
000000 00000000 01020304 01234567 0123456789 102030 10203040 111111 11111111 11112222 112233
11223344 121212 12121212 123123 123123123 123321 1234 12341234 12345 123456 1234567 12345678
123456789 1234567890 123456a 123456abc 123456az 1234azer 1234qwer 123654 147258369 147852369 159753
19081908 1a2b3c4d 1azerty 1q2w3e4r 1qaz2wsx 22222222 55555555 654321 666666 69696969 741852963
77777777 789456123 87654321 888888 88888888 951753 987654321 99999999 a123456 a123456789 a1b2c3d4
aaaaaa aaaaaaaa abc123 abc12345 abcd1234 abcdef abcdefgh abeille acces acces123 adam admin admin123
adminadmin administrateur administrator afrique alexandra alexandre alexandre1 alexis algerie
algerie1 algerie213 allah allemagne allezlom alsace amen amie amis amitie amour amour1 amoureuse
amoureux amourtoujours anais anais1 ananas anatomie android ange angel angelina angelique angelo
anges anniversaire anthony anthony1 antoine aout ap-hp apero aphp appartement apple aqwzsx aqwzsxedc
arcenciel arthur asdfghjk asdfghjkl asterix aurelie automne automne2024 avril aze123 azeqsd
azeqsdwxc azer1234 azerty azerty12 azerty123 azerty1234 azertyazerty azertyu azertyui azertyuiop
baguette banane baptiste barbapapa baseball basket batman bbox beaujolais bebe bebe1 belgique
benjamin benzema bernard bienvenu bienvenue bismillah bonbon bonbons bonheur bonjour bonjour1
bonjour123 bonsoir bordeaux bordeaux33 bordel bouddha bouygues breizh bretagne caca cacaboudin
cacahuete cacahuete1 cafe camembert camille camille1 canada canard caramel caroline caroline1
carotte casimir catherine celine cerise cerise1 champagne champion championne changeme changer
changezmoi chanson charlie charlotte charlotte1 chat chaton chatonne chatte cheri cherie cheval
chevaux chien chienchien chienne chirurgie chirurgien chloe chloe1 chocolat chocolat1 chouchou
chouchoute chouquette christine christophe chru citroen citron clara clement clinique coccinel
coccinelle cochon coeur computer connard connasse connecter connexion connexion1 cookie copain
copains copine corse cotedazur coucou coucou1 coucoucou courage croissant daniel danse danseuse
dauphin dauphin1 dauphins decembre default defaut demo demo1234 demodemo demon diable dicom dieu
dimanche disney docteur doctor doudou doudou1 doudoune dragon dragonball echographie echographie1
ecureuil egalite elodie emilie emma encule enfants enfer entree entrer enzo espagne esperance espoir
essai essais ete2024 etoile etoiles externat externe facebook famille famille1 famillefamille
fantome fatima ferrari fevrier fleur fleurs florian flower football football1 footballeur forever
fortnite fraise francais francaise france francefrance francois francoise fraternite frederic free
freebox freedom frere fromage fuck fuckoff fuckyou gabriel galaxy gandalf garde gateau genou ginger
gmail goldorak google grenoble grenouille griezmann guest guillaume guitare hallyday handball
harrypotter hello hello123 herisson hirondelle hiver hiver2024 hogwarts hopital hopital1 hotmail
hugo hunter idefix identifiant iloveyou iloveyou1 imagerie imagerie1 imageriemedicale ines infirmier
infirmiere inshallah instagram internat interne interne1 internet invite iphone isabelle islam
italie jacques jade janvier jasmin jean jennifer jeremy jerome jessica jesus jesuschrist jetadore
jetaime jetaime1 jetaime2 jetaimetrop jeudi johnny jordan jordan23 joyeuxnoel jtaime jtmjtm juillet
juin julie julie1 julien julien1 juliette justine kabylie karim kevin kevin1 killer lapin lapine
laura laura1 laurent lavande legende lemeilleur lemotdepasse letmein libellule liberte
liberteegalite licorne lille lion lionne livebox login lola louis louise loulou loulou1 loulou12
loulou123 louloute loup lovelove loveyou lucas lucas1 lundi lune lyon lyonlyon mabiche mafamille
magie magique maison malheur mamaison maman maman1 mamanpapa mamie mammographie manon manon1 mardi
margaux marguerite marie marie1 mariemarie marine marine1 marmotte marmotte1 maroc maroc212 mars
marseille marseille1 marseille13 master mathieu mathilde matrix matthieu maxime maxime1 mbappe
medecin medecine medecine1 melanie melanie1 mercedes merci merci1 mercredi merde messi metallica
michael michel mickey microsoft minecraft minette minou minouche mlkjhgfd mohamed mohammed monamour
monbebe moncoeur monkey monmotdepasse monpasse montagne montpellier morgane mot2passe mot2passe1
motdepass motdepasse motdepasse1 motdepasses moto mouton musique mystere nantes naruto nathalie
nathalie1 nathan nbvcxw negatoscope negatoscope1 nenette neymar nice nicolas nicolas1 nintendo
niquetamere nirvana noel noisette normandie nounou nounours nounours1 nouveau novembre ntmntm nuage
numero1 nutella obelix ocean oceane oceane1 octobre oiseau olivier olympique olympiquelyonnais
om1993 onepiece orange orange1 ordinateur ouvretoi p@ssw0rd p@ssword pacs panthere papa papa1
papamaman papi papillon papillon1 papillons papy paradis pardon paris paris123 paris75 parisparis
parissg pass1234 passe passe123 passeport passw0rd password password1 password123 passwords pastis
patate patient patients patrick paul pauline pauline1 peche pepette pepper peugeot philippe piano
pierre pikachu pipi piscine plage playstation poiuytreza pokemon pomme poney porno porsche portugal
portugal1 poupee poupette prince princess princesse princesse1 printemps printemps2024 protocole
prout provence provisoire psg1970 psgpsg putain qazwsxedc qsdfghjk qsdfghjklm quebec quentin
questionnaire qwaszx qwer1234 qwerty qwerty123 qwertyui qwertyuiop qwertz rachis raclette radio
radio1 radiographie radiographie1 radiologie radiologie1 radiologist radiologue radiologue1 raphael
renard renault rennes reussite riviere rockandroll romain ronaldinho ronaldo root rootroot rose
roses rugby sabrina salope salopes salut salutsalut samantha samedi samsung sandrine sangoku sante
sante123 sarah sasuke scanner scanner1 sebastien sebastien1 secret secret123 secrets senegal
septembre sesame sesameouvretoi sexe sexy sexy69 shadow shalom snapchat soeur soeurs soleil soleil1
soleil123 sophie sophie1 sourire souris spiderman sport sports starwars stephane stephanie
stephanie1 strasbourg suisse summer sunshine superman superstar surf sylvie tata temporaire tennis
test test123 test1234 tester testtest theo thomas thomas1 thorax tigger tigre tintin titeuf titi
titine toor topsecret tortue toto toto1234 tototata totototo toulouse tournesol toutou trustno1
tulipe tunisie tunisie1 urgence urgences user utilisateur vacance vacances vache valentin valerie
vanessa vanille vendredi veronique victoire vincent violette virginie voiture volkswagen wanadoo
weekend welcome welcome1 whatever windows winter wxcvbn wxcvbnqsdf xbox yahoo yasmine youtube
zaq12wsx zebulon zidane zidane10 zinedine zizi zxcvbnm
`
    .trim()
    .split(/\s+/),
);
