const PASSWORD_MIN_LENGTH = 8;
const PASSWORD_MAX_LENGTH = 128;

/** The passwords that attackers try first, among those long enough to pass the length rule; in lower case. */
const COMMON_PASSWORDS = new Set(
  `12345678 123456789 1234567890 0123456789 987654321 87654321 11111111 111111111 00000000 22222222 88888888
  12341234 11223344 1q2w3e4r 1q2w3e4r5t 1qaz2wsx qwertyui qwertyuiop qwerty123 qwerty1234 qwerty12 asdfghjk
  asdfghjkl zxcvbnm1 zxcvbnm123 password password1 password12 password123 password1234 passw0rd p@ssw0rd
  p@ssword pa55word abcd1234 abc12345 abcdefgh aa123456 a1234567 a12345678 iloveyou iloveyou1 princess
  sunshine football baseball superman trustno1 welcome1 welcome123 admin123 admin1234 administrator letmein1
  letmein123 changeme changeme123 starwars computer whatever michelle jennifer master123 dragon123 monkey123
  internet samsung1 google123 academy1 academy123`.split(/\s+/),
);

/** Why a password cannot be used, as a message for its owner; null when it can. Common ones in any letter case. */
export function passwordProblem(password: string): string | null {
  if (password.length < PASSWORD_MIN_LENGTH)
    return `Password must be at least ${PASSWORD_MIN_LENGTH} characters`;
  if (password.length > PASSWORD_MAX_LENGTH)
    return `Password must be at most ${PASSWORD_MAX_LENGTH} characters`;
  if (COMMON_PASSWORDS.has(password.toLowerCase()))
    return 'This password is too common, please choose another';
  return null;
}
