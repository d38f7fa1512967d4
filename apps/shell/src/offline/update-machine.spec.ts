import { isOffered, nextUpdate, NO_UPDATE, type UpdateEvent } from './update-machine.js';

/** The state that the reader sees and the actions of the page after a series of events. */
function after(...events: UpdateEvent[]) {
  let state = NO_UPDATE;
  const effects: string[] = [];
  for (const event of events) {
    const [next, effect] = nextUpdate(state, event);
    state = next;
    if (effect) effects.push(effect);
  }
  return { step: state.step, isOffered: isOffered(state), effects };
}

describe('an update of the application', () => {
  it('is offered when the whole new build is on the device, and nothing happens by itself', () => {
    expect(after('installed')).toEqual({ step: 'waiting', isOffered: true, effects: [] });
  });

  it('takes over when the reader accepts it, and only then the page reloads', () => {
    expect(after('installed', 'accepted')).toEqual({
      step: 'moving',
      isOffered: false,
      effects: ['take-over'],
    });
    expect(after('installed', 'accepted', 'taken-over').effects).toEqual(['take-over', 'reload']);
  });

  it('asks the reader in a second tab too, and never reloads it by itself', () => {
    expect(after('taken-over')).toEqual({ step: 'left-behind', isOffered: true, effects: [] });
    expect(after('installed', 'taken-over')).toEqual({ step: 'left-behind', isOffered: true, effects: [] });
    expect(after('installed', 'taken-over', 'accepted').effects).toEqual(['reload']);
  });

  it('is postponed until there is a newer one', () => {
    expect(after('installed', 'put-off').isOffered).toBe(false);
    expect(after('installed', 'put-off', 'installed').isOffered).toBe(true);
  });

  it('is not started twice by a second press, nor by a press before there is one', () => {
    expect(after('accepted').effects).toEqual([]);
    expect(
      after('installed', 'accepted', 'accepted', 'taken-over', 'taken-over', 'accepted').effects,
    ).toEqual(['take-over', 'reload']);
  });
});
