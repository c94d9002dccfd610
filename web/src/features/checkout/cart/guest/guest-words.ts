/** What is said of a field here, by what is said of it everywhere else. */
const SAID: Readonly<Record<string, string>> = {
  'Passwords do not match': 'Passwords do not match!',
  'Password must be at least 8 characters': 'Password must be at least 8 characters long!',
  'Profession is required': 'Please select your profession!',
  'Please agree to terms and conditions': 'Please agree to the terms and conditions.',
};

export const guestWords = (message: string): string => SAID[message] ?? message;

export const loginFailed = (reason = 'Invalid credentials') => `Login failed: ${reason}`;

export const registrationFailed = (reason: string) => `Registration failed: ${reason}`;

export const NO_AUTO_LOGIN = 'Auto-login failed. Please login manually.';

export const NOTHING_SELECTED = 'No course selected. Redirecting...';
