import { heroes } from '../../../../shared/games/emporium/heroes.ts';
import { banishingFee } from '../../../../shared/games/emporium/votes.ts';
import type { SeatSettings } from '../../../../shared/protocol/messages.ts';
import { ClassSign, HeroCard, NamePlate } from '../../../design/index.ts';
import { LineUp, markOfPlayer, TurnedOver } from '../../../table/index.ts';
import { drawnHero } from '../interaction/drawn.ts';
import { type TalliedHero, tallyOf, type Votes } from '../interaction/tally.ts';
import type { Words } from '../words.ts';

interface TurnedVotesProps {
  readonly votes: Votes;
  readonly seats: readonly SeatSettings[];
  readonly words: Words;
}

/** All revealed votes, and the result for each marked hero. */
export function TurnedVotes({ votes, seats, words }: TurnedVotesProps) {
  const tally = tallyOf(votes);
  return (
    <section>
      <h2>{words.log('reveal.votes')}</h2>
      <LineUp>
        {votes.map(({ seat, marked }) => (
          <TurnedOver key={seat} seat={seat} mark={markOfPlayer(seats, seat)}>
            <div className="em-turned vote">
              <NamePlate mark={markOfPlayer(seats, seat)} name={words.name(seat)} />
              <p className="em-turned-why">{words.log(marked.length === 0 ? 'reveal.marks-nobody' : 'reveal.marks')}</p>
              <ul className="em-marked">
                {marked.map((hero) => (
                  <li key={hero} className="em-marked-hero">
                    <ClassSign heroClass={heroes[hero].heroClass} size={22} /> {words.hero(hero)}
                  </li>
                ))}
              </ul>
            </div>
          </TurnedOver>
        ))}
      </LineUp>
      <ul className="em-tally">
        {tally.map((tallied) => (
          <Tallied key={tallied.hero} tallied={tallied} of={votes.length} words={words} />
        ))}
      </ul>
    </section>
  );
}

interface TalliedProps {
  readonly tallied: TalliedHero;
  /** The number of voters. */
  readonly of: number;
  readonly words: Words;
}

/** A marked hero: number of marks, result and who pays. Rules, "Banishing". */
function Tallied({ tallied: { hero, by, banished }, of, words }: TalliedProps) {
  const { base, slots } = heroes[hero];
  return (
    <li className={`em-tallied ${banished ? 'banished' : ''}`}>
      <HeroCard
        hero={drawnHero({ hero, worn: slots.map(() => null) }, words)}
        total={base}
        openLabel={words.say('open')}
        baseLabel={words.say('base', { base })}
        width={190}
        height={150}
        label={words.hero(hero)}
      />
      <p>
        <span className="em-tallied-name" aria-hidden="true">
          {words.hero(hero)}{' '}
        </span>
        <b>{words.log('of', { part: by.length, whole: of })}</b>
      </p>
      <p>
        {banished
          ? words.log('reveal.banished', { names: words.names(by), fee: words.gold(banishingFee) })
          : words.log('reveal.stays')}
      </p>
    </li>
  );
}
