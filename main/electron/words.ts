import { type Language, preferredLanguage } from '../../shared/protocol/languages.ts';

/** Texts outside the page: the app's menu and system dialogs. */
export interface Words {
  readonly file: string;
  readonly newWindow: string;
  readonly closeWindow: string;
  readonly quit: string;
  readonly edit: string;
  readonly undoTyping: string;
  readonly redoTyping: string;
  readonly cut: string;
  readonly copy: string;
  readonly paste: string;
  readonly selectAll: string;
  readonly view: string;
  readonly actualSize: string;
  readonly zoomIn: string;
  readonly zoomOut: string;
  readonly fullScreen: string;
  readonly window: string;
  readonly help: string;
  readonly about: string;
  readonly fontLicence: string;
  readonly cannotKeepGames: string;
  readonly noHomeFolder: string;
  readonly pageKeepsCrashing: string;
  readonly loadAgain: string;
  readonly hasCrashed: string;
  readonly copyReport: string;
  readonly licences: string;
  readonly aboutSays: string;
  readonly lookForVersion: string;
  readonly lookAtStart: string;
  /** {own} stands for the running version, {version} for a newer one. */
  readonly versionIsNewest: string;
  readonly newVersion: string;
  readonly fetchIt: string;
  readonly notNow: string;
  readonly versionIsHere: string;
  readonly noUpdateDuringMatch: string;
  readonly noVersionFetched: string;
}

const english: Words = {
  file: 'File',
  newWindow: 'New window',
  closeWindow: 'Close window',
  quit: 'Quit High Street',
  edit: 'Edit',
  undoTyping: 'Undo typing',
  redoTyping: 'Redo typing',
  cut: 'Cut',
  copy: 'Copy',
  paste: 'Paste',
  selectAll: 'Select all',
  view: 'View',
  actualSize: 'Actual size',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  fullScreen: 'Full screen',
  window: 'Window',
  help: 'Help',
  about: 'About High Street',
  fontLicence: 'Licence of the typefaces',
  cannotKeepGames:
    'Games cannot be kept in this folder. Make room or allow writing to it, or choose another with --data.',
  noHomeFolder: 'Your home folder is unknown. Choose a folder for your games with --data.',
  pageKeepsCrashing: 'The page has stopped several times within a minute. Every move is kept.',
  loadAgain: 'Load it again',
  hasCrashed:
    'High Street has to close because of a mistake of ours. Every move is kept, and nothing was sent to anybody.',
  copyReport: 'Copy the report',
  licences: 'Licences',
  aboutSays: 'Fans’ own versions of shopkeeping board games. Under the MIT licence.',
  lookForVersion: 'Look for a new version…',
  lookAtStart: 'Look for new versions at each start',
  versionIsNewest: 'This is the newest version, {own}.',
  newVersion: 'Version {version} is there; this is {own}. Fetch it?',
  fetchIt: 'Fetch it',
  notNow: 'Not now',
  versionIsHere: 'Version {version} is here. It is put in place when you quit.',
  noUpdateDuringMatch: 'A match is being played. Look again once it is over.',
  noVersionFetched: 'No new version could be fetched. Try again later; this one goes on as it is.',
};

const french: Words = {
  file: 'Fichier',
  newWindow: 'Nouvelle fenêtre',
  closeWindow: 'Fermer la fenêtre',
  quit: 'Quitter High Street',
  edit: 'Édition',
  undoTyping: 'Annuler la saisie',
  redoTyping: 'Rétablir la saisie',
  cut: 'Couper',
  copy: 'Copier',
  paste: 'Coller',
  selectAll: 'Tout sélectionner',
  view: 'Affichage',
  actualSize: 'Taille réelle',
  zoomIn: 'Agrandir',
  zoomOut: 'Réduire',
  fullScreen: 'Plein écran',
  window: 'Fenêtre',
  help: 'Aide',
  about: 'À propos de High Street',
  fontLicence: 'Licence des polices',
  cannotKeepGames:
    'Les parties ne peuvent pas être gardées dans ce dossier. Libérez de la place, autorisez l’écriture ou choisissez-en un autre avec --data.',
  noHomeFolder: 'Votre dossier personnel est inconnu. Choisissez un dossier pour vos parties avec --data.',
  pageKeepsCrashing: 'La page s’est arrêtée plusieurs fois en une minute. Tous les coups sont gardés.',
  loadAgain: 'La recharger',
  hasCrashed:
    'High Street doit se fermer à cause d’une erreur de notre part. Tous les coups sont gardés, et rien n’a été envoyé.',
  copyReport: 'Copier le rapport',
  licences: 'Licences',
  aboutSays: 'Des jeux de société de commerce, adaptés par des amateurs. Sous licence MIT.',
  lookForVersion: 'Chercher une nouvelle version…',
  lookAtStart: 'Chercher une nouvelle version à chaque démarrage',
  versionIsNewest: 'Vous avez la dernière version, {own}.',
  newVersion: 'La version {version} est disponible ; vous avez la {own}. La télécharger ?',
  fetchIt: 'La télécharger',
  notNow: 'Pas maintenant',
  versionIsHere: 'La version {version} est téléchargée. Elle sera installée quand vous quitterez.',
  noUpdateDuringMatch: 'Une partie est en cours. Cherchez de nouveau quand elle sera finie.',
  noVersionFetched:
    'Aucune nouvelle version n’a pu être téléchargée. Réessayez plus tard ; celle-ci continue telle quelle.',
};

const spanish: Words = {
  file: 'Archivo',
  newWindow: 'Ventana nueva',
  closeWindow: 'Cerrar la ventana',
  quit: 'Salir de High Street',
  edit: 'Edición',
  undoTyping: 'Deshacer lo escrito',
  redoTyping: 'Rehacer lo escrito',
  cut: 'Cortar',
  copy: 'Copiar',
  paste: 'Pegar',
  selectAll: 'Seleccionar todo',
  view: 'Ver',
  actualSize: 'Tamaño real',
  zoomIn: 'Acercar',
  zoomOut: 'Alejar',
  fullScreen: 'Pantalla completa',
  window: 'Ventana',
  help: 'Ayuda',
  about: 'Acerca de High Street',
  fontLicence: 'Licencia de las tipografías',
  cannotKeepGames:
    'No se pueden guardar las partidas en esta carpeta. Haga sitio, permita escribir en ella o elija otra con --data.',
  noHomeFolder: 'No se encuentra su carpeta personal. Elija una carpeta para sus partidas con --data.',
  pageKeepsCrashing: 'La página se ha detenido varias veces en un minuto. Todas las jugadas están guardadas.',
  loadAgain: 'Cargarla de nuevo',
  hasCrashed:
    'High Street tiene que cerrarse por un error nuestro. Todas las jugadas están guardadas y no se ha enviado nada.',
  copyReport: 'Copiar el informe',
  licences: 'Licencias',
  aboutSays: 'Juegos de mesa de tenderos, adaptados por aficionados. Bajo la licencia MIT.',
  lookForVersion: 'Buscar una versión nueva…',
  lookAtStart: 'Buscar una versión nueva en cada inicio',
  versionIsNewest: 'Esta es la versión más reciente, {own}.',
  newVersion: 'Está disponible la versión {version}; esta es la {own}. ¿Descargarla?',
  fetchIt: 'Descargarla',
  notNow: 'Ahora no',
  versionIsHere: 'La versión {version} está descargada. Se instalará cuando salga.',
  noUpdateDuringMatch: 'Se está jugando una partida. Vuelva a buscar cuando haya terminado.',
  noVersionFetched: 'No se ha podido descargar ninguna versión nueva. Inténtelo más tarde; esta sigue como está.',
};

const words: Readonly<Record<Language, Words>> = { en: english, fr: french, es: spanish };

/** The texts for a locale such as "fr-CA"; see `preferredLanguage`. */
export function wordsIn(locale: string): Words {
  return words[preferredLanguage([locale])];
}
