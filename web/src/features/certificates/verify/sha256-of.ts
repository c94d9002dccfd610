/** As hex; null where the file cannot be read, as when it was moved meanwhile. */
export const sha256Of = async (file: Blob): Promise<string | null> => {
  try {
    const digest = await crypto.subtle.digest('SHA-256', await file.arrayBuffer());
    return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
  } catch {
    return null;
  }
};
