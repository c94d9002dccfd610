export const UNREADABLE = 'This file could not be read. Please choose it again.';

/** What a chosen file has, as a call carries it; null where it cannot be read, as after it was moved, or has nothing. */
export const readBase64 = (file: File): Promise<string | null> =>
  new Promise((resolve) => {
    const reader = new FileReader();
    reader.onerror = () => resolve(null);
    reader.onload = () => resolve(String(reader.result).split(',')[1] || null);
    reader.readAsDataURL(file);
  });
