import type { PlanDay, ReadingPlan } from '@word-unfolded/contracts';
import { PAGES, planCalendarText, type CalendarDay } from '@word-unfolded/domain';

/** The name of an event. */
type EventName = (reference: string) => string;

const eventOf = (
  { planId }: ReadingPlan,
  { day, date, reference, note, question }: PlanDay,
  name: EventName,
) => ({
  day,
  date,
  title: name(reference),
  description: [note, question].filter((text) => text !== '').join('\n\n'),
  url: `${window.location.origin}${PAGES.explorer}?planId=${planId}&day=${day}`,
});

/** Days of a plan as an iCalendar file, as the subscribed calendar writes them. */
export function calendarFile(plan: ReadingPlan, days: readonly PlanDay[], name: EventName): Blob {
  const events: readonly CalendarDay[] = days.map((day) => eventOf(plan, day, name));
  const text = planCalendarText({
    planId: plan.planId,
    name: plan.title,
    language: plan.language,
    days: events,
    changedAt: new Date(plan.updatedAt),
    version: plan.version,
  });
  return new Blob([text], { type: 'text/calendar' });
}

/** The form of Google Calendar for a new event, filled with a day: 09:00 to 10:00, wherever the reader is. */
export function googleCalendarAddress(plan: ReadingPlan, day: PlanDay, name: EventName): string {
  const { title, description, url, date } = eventOf(plan, day, name);
  const at = date.replaceAll('-', '');
  const query = new URLSearchParams({
    action: 'TEMPLATE',
    text: title,
    dates: `${at}T090000/${at}T100000`,
    details: `${description}\n\n${url}`,
  });
  return `https://calendar.google.com/calendar/render?${query}`;
}
