/** Hours and minutes of a way, to five minutes: nobody times a train to the minute a year ahead. */
export function hoursAndMinutes(hours: number): { hours: number; minutes: number } {
  const minutes = Math.max(5, Math.round(hours * 12) * 5);
  return { hours: Math.floor(minutes / 60), minutes: minutes % 60 };
}
