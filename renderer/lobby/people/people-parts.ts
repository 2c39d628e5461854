/** What the page loads once people of the house matter. */
export { PeopleSheet } from './people-sheet.tsx';
export { PersonClaims } from './person-claims.tsx';
export { PersonOffer } from './person-offer.tsx';
export { WhoAreYouSheet } from './who-are-you-sheet.tsx';
