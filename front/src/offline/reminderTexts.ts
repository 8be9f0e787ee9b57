/** The messages of reminders. The build puts their texts into the service worker, which cannot load the page's words. */
export const REMINDER_TEXTS = [
  'reminder-your-turn',
  'reminder-your-turn-text',
  'reminder-round-ended',
  'reminder-round-ended-text',
  'reminder-about-to-lapse',
  'reminder-about-to-lapse-text',
  'reminder-stop',
] as const;
