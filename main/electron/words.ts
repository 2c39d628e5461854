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
  fontLicence: 'Font licence',
  cannotKeepGames:
    'High Street can’t save games in this folder. Free some space, allow writing to it, or choose another with --data.',
  noHomeFolder: 'High Street can’t find your home folder. Choose a folder for your games with --data.',
  pageKeepsCrashing: 'The page has crashed several times in a minute. Every move is saved.',
  loadAgain: 'Reload',
  hasCrashed:
    'High Street has to close because of an error. Every move is saved, and no report was sent. Please start it again.',
  copyReport: 'Copy the report',
  licences: 'Licences',
  aboutSays: 'Fan-made versions of shopkeeping board games. MIT licence.',
  lookForVersion: 'Check for updates…',
  lookAtStart: 'Check for updates at startup',
  versionIsNewest: 'You have the latest version, {own}.',
  newVersion: 'Version {version} is available; you have {own}. Download it?',
  fetchIt: 'Download',
  notNow: 'Not now',
  versionIsHere: 'Version {version} is downloaded. It will be installed when you quit.',
  noUpdateDuringMatch: 'A game is in progress. Check again once it is over.',
  noVersionFetched: 'The update could not be downloaded. Try again later; you can keep using this version.',
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
    'High Street ne peut pas enregistrer de parties dans ce dossier. Libérez de la place, autorisez l’écriture ou choisissez-en un autre avec --data.',
  noHomeFolder:
    'High Street ne trouve pas votre dossier personnel. Choisissez un dossier pour vos parties avec --data.',
  pageKeepsCrashing: 'La page a planté plusieurs fois en une minute. Tous les coups sont enregistrés.',
  loadAgain: 'Recharger',
  hasCrashed:
    'High Street doit se fermer à cause d’une erreur. Tous les coups sont enregistrés, et rien n’a été envoyé. Relancez l’application.',
  copyReport: 'Copier le rapport',
  licences: 'Licences',
  aboutSays: 'Des jeux de société de commerce, adaptés par des fans. Licence MIT.',
  lookForVersion: 'Rechercher des mises à jour…',
  lookAtStart: 'Rechercher des mises à jour au démarrage',
  versionIsNewest: 'Vous avez la dernière version, {own}.',
  newVersion: 'La version {version} est disponible ; vous avez la {own}. La télécharger ?',
  fetchIt: 'Télécharger',
  notNow: 'Pas maintenant',
  versionIsHere: 'La version {version} est téléchargée. Elle sera installée quand vous quitterez.',
  noUpdateDuringMatch: 'Une partie est en cours. Réessayez quand elle sera terminée.',
  noVersionFetched: 'La mise à jour n’a pas pu être téléchargée. Réessayez plus tard ; cette version reste utilisable.',
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
  fontLicence: 'Licencia de las fuentes',
  cannotKeepGames:
    'High Street no puede guardar partidas en esta carpeta. Libera espacio, permite escribir en ella o elige otra con --data.',
  noHomeFolder: 'High Street no encuentra tu carpeta personal. Elige una carpeta para tus partidas con --data.',
  pageKeepsCrashing: 'La página ha fallado varias veces en un minuto. Todas las jugadas están guardadas.',
  loadAgain: 'Recargar',
  hasCrashed:
    'High Street tiene que cerrarse por un error. Todas las jugadas están guardadas y no se ha enviado nada. Vuelve a abrirlo.',
  copyReport: 'Copiar el informe',
  licences: 'Licencias',
  aboutSays: 'Juegos de mesa de tiendas, adaptados por aficionados. Licencia MIT.',
  lookForVersion: 'Buscar actualizaciones…',
  lookAtStart: 'Buscar actualizaciones al iniciar',
  versionIsNewest: 'Tienes la última versión, {own}.',
  newVersion: 'Está disponible la versión {version}; tienes la {own}. ¿Descargarla?',
  fetchIt: 'Descargar',
  notNow: 'Ahora no',
  versionIsHere: 'La versión {version} está descargada. Se instalará cuando salgas.',
  noUpdateDuringMatch: 'Hay una partida en curso. Vuelve a intentarlo cuando termine.',
  noVersionFetched:
    'No se ha podido descargar la actualización. Inténtalo más tarde; puedes seguir usando esta versión.',
};

const words: Readonly<Record<Language, Words>> = { en: english, fr: french, es: spanish };

/** The texts for a locale such as "fr-CA"; see `preferredLanguage`. */
export function wordsIn(locale: string): Words {
  return words[preferredLanguage([locale])];
}
