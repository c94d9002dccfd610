export type Words = { rating: number; text: string };

/** What participants wrote, one a line, behind the stars they gave; in the order in which they took part. */
const linesOf = (text: string): Words[] =>
  text
    .trim()
    .split('\n')
    .map((line) => ({ rating: Number(line.slice(0, 1)), text: line.slice(2) }));

export const FLAGSHIP_WORDS = linesOf(`
5 Four to an instructor is what it said, and four it was. I was never left alone with a syringe.
5 I came with two years of habits and went home with half of them. The dilution session alone was worth the flight.
5 Dr Haddad drew every plan on the face before she opened a vial. I do the same now, and my patients ask about it.
5 Clear, calm, well timed. The hour on saying no to a patient should be longer.
4 Very good teaching. The afternoon of the first day ran late and lunch was short.
5 The separate bays for women were handled without any fuss.
5 Three patients each, all reviewed with me personally two weeks later.
5 I had read about ptosis; here I learned what to say on the phone when it happens.
5 Good balance of lecture and practice. Handouts are short enough to be used.
5 My first course where the instructor corrected how I hold the syringe instead of how I think about beauty.
5 The written paper is fair. It asks what you need to know.
5 Excellent organization, from the visa letter to the parking.
5 They let me take as long as I needed with my first glabella.
5 Honest about prices of products, and about how little some claims rest on.
3 Solid content, but I already knew much of the pharmacology. Better for beginners.
5 As a dentist I was worried about the forehead. After the second patient I was not.
5 Palpating muscles on each other felt odd for five minutes and useful for the rest of the day.
5 Every point I marked was questioned, kindly. That is what I paid for.
5 I liked that one patient was sent home untreated, with an explanation to all of us why.
5 The video from each chair means you see twenty-four treatments and not three.
5 Consent was treated as part of the procedure.
5 Everything needed was on the tray, in duplicate.
5 The British rules on prescribing fitted on one page. I have it on the wall of the clinic.
5 Practical from the first hour. By eleven we were drawing on each other.
5 Mr Carmichael answers the question you asked and not the one he prefers.
5 I had been on two other courses and never touched a patient. Here I treated three.
5 Rotating between suites gave me three teachers with three styles; that helped more than I expected.
4 Really good. I would have liked the slides before the course and not after.
5 No sponsor, no product pushed. Two toxins, side by side.
5 I appreciated the incident reports. Reading what others got wrong is humbling.
5 Small things: step-free access, good coffee, and somebody who knew my name.
5 The two-week follow-up made the difference; two of my three patients needed nothing.
5 I now document units and points on a drawing. It takes a minute and has saved an argument already.
5 As a nurse I felt taken as seriously as the surgeons.
5 The course assumes that you have read the anatomy. Do read it.
5 Confidence came from repetition, which there was enough of.
5 Straightforward teaching without a show.
5 They asked for my license before they took my money. I found that reassuring.
5 The demonstration was slow enough to follow and then repeated from the other side.
5 I had a question three months later and got an answer on the same day.
4 Good course. London hotels are not their fault, but a list of cheaper ones would help.
5 My instructor stopped me once, before the injection, and explained why. Right moment, right tone.
5 The group was mixed, from a student of surgery to a colleague of sixty, and it worked.
5 Dr Galli plans the brow like a surgeon. I will never again put a point there without thinking of the lid.
5 Scanning the face before and after showed me that my eye flatters me.
5 Two days are enough because nothing is wasted.
5 The conversion table came with the warning that it is an approximation. Honest.
5 In pairs, one treats and one keeps the record. I learned more from keeping it.
5 All vials, needles and markers were included, as written on the page.
5 I liked being shown the disappointing result as well.
5 Very thorough on selection. I turned away a patient the week after and knew why.
4 Excellent instructors; the room was a little warm in the afternoon.
5 Support in Italian where I needed it, and English otherwise. No one was left behind.
5 The surgical view of anatomy was new to me and changed my pattern for the forehead.
5 My hands shook with the first patient. The instructor noticed, said nothing and stayed close.
5 The certificate states what I have done under supervision. My insurer accepted it at once.
5 No fear was spread, and nothing was played down.
5 A good course for dentists who know the lower face and want the upper.
5 Questions were collected in the evening and answered the next morning. I had not seen that before.
5 Doses were discussed per face and not per protocol.
5 I would have paid the fee for the complications module only.
5 It rained all weekend and I did not notice.
5 They keep to the timetable, and that leaves the time for patients.
5 The aftercare sheet is in plain words; we translated it for our clinic.
5 Fair price for what you get to do with your own hands.
5 The metro stops next door, the rooms are bright, and the teaching is very good.
5 I valued that both products were reconstituted and labeled by us.
5 The video review after fourteen days is a serious part of the course. My asymmetry was found there and corrected.
5 Taught in English, explained in Arabic when it mattered.
5 I follow one patient from the waiting room to the aftercare now, as we did there.
5 Beatriz Monteiro on records was the surprise of the course.
5 Clear rules for touch-ups. I used to add units far too early.
5 Three colleagues read one face independently and disagreed. The discussion afterwards taught me most.
4 Strong course. More time for the crow’s feet would have been good.
5 Everyone treated. Nobody watched for two days.
5 Good food, good timing for prayers, respectful with patients.
5 I came from Kuwait for it and would again.
5 My clinic sent two of us; the other three go to the next date.
5 The instructors disagree with each other openly, and explain why.
5 The theory was compact, and checked by questions that one could not guess.
5 I understood at last why the frontalis is not treated like the glabella.
5 Nothing was sold at the end. No starter pack, no membership.
5 The patient who could not frown evenly was followed up with me for six weeks. Thank you.
5 Precise, friendly and on time.
5 One of the few courses in the region with enough patients for everybody.
5 I had paid in installments, which went without any trouble.
5 What I liked most is how decisions were explained aloud before the needle.
5 The home clinic of the academy is well equipped, and the live video is not a gimmick.
5 I repeated it as an observer a year after my first course and saw different things.
3 The teaching was fine. I had hoped to learn the lower face as well, which is another course.
5 A colleague in ophthalmology told me about it. He was right.
5 They gave me a patient with a heavy brow on purpose. It was the best lesson of the weekend.
5 Units per milliliter on the board until it was boring. I have not made a mistake since.
5 A very complete course. The dilution chart hangs in our preparation room.
5 The instructor took a step back for the last patient, as promised, and was there when I looked up.
5 Good mixture of nationalities and of skin types among the patients.
5 I am a careful person and was afraid of being pushed. I was not.
4 Good value. Next time I would book the hotel closer, the traffic is considerable.
5 Two recorded ptosis cases, from first call to recovery. Not shown to frighten, but to prepare.
5 The take-home kit is small and useful, the forms above all.
5 Dr Haddad remembered my question from the first morning and returned to it at the end.
5 Never felt rushed, always felt watched, in the good sense.
5 I liked the evening for open questions. We stayed until nine.
5 Reception, technicians and instructors work together like a team that does this often.
5 Photographs before and after were taken the same way by everybody. I changed our camera stand afterwards.
5 My first toxin patient at home went as in the course. That says it.
5 What is hands-on is stated on the page, and that is what happened.
5 After ten years in dermatology I still took a page of notes on assessment.
5 A young and an older face on the same afternoon: the difference in dose stays with me.
5 The brow measured with a ruler. So simple, and nobody had ever shown me.
5 Diffusion in gel is a demonstration that I have borrowed for my own team.
5 Excellent instructors who let you finish a thought.
5 When my patient hesitated, the instructor stopped everything and let her decide. She came back in the afternoon.
5 The shuttle from the car park is worth knowing about.
4 Very good, if a little dense on the second morning.
5 I passed the paper orally after failing one question, and learned it for good.
5 As a general practitioner I was the least experienced, and nobody made me feel it.
5 The hour on the brow is the best teaching I have had in this field.
5 Patients were told that learners would treat them, and chose to stay. That honesty set the tone.
5 Good follow-up mail with the answers to all questions of the group.
5 Sensible group size and enough couches.
5 I now know three reasons not to inject, and I use them every week.
5 Instructors who treat patients themselves the rest of the week; one notices.
5 The deposit and the balance were exactly as on the course page.
5 Well balanced between dose, anatomy and manners.
4 I would recommend it. The printed script could have larger figures.
5 It was the first time that someone checked my injection depth from the side.
`);

/** Read, and not shown yet. */
export const FLAGSHIP_WAITING = linesOf(`
5 My instructor gave me her number for the first weeks. I have called twice and was glad each time.
4 Well taught, though I would have liked a second patient with deep forehead lines.
5 The simulation of an anxious patient was uncomfortable and exactly right.
`);

export const FLAGSHIP_KEPT_BACK = {
  rating: 5,
  text: 'Great course! Visit my clinic in the Marina for 20 % off your first session, call the number in my profile.',
  reason: 'This is an advertisement. Please write about the course, and we will gladly publish it.',
};

export const PEEL_WORDS = linesOf(`
5 Darker skin was the rule and not the exception, as announced. I have changed my preparation to six weeks.
4 Excellent on frost and neutralizing. The album of healing photographs needed some patience with the link.
5 I felt the sting on my own arm, and explain it differently to patients now.
`);

export const SCAR_WORDS = linesOf(`
5 Writing a plan for a whole year, with costs, was the exercise I did not know I needed.
5 Subcision from a blunt cannula, with time to do it properly on two patients.
4 Good course with honest percentages. I missed a hands-on part with energy devices, which was announced as lecture only.
5 Seeing a patient after eleven months says more than any before-and-after slide.
5 Raking light and a marker: my photographs are comparable for the first time.
5 CROSS on one cheek and needling on the other, discussed the same afternoon. Very instructive.
`);

export const BOOSTER_WORDS = linesOf(`
5 A sober day about a field full of promises. The cupboard of cocktails stayed shut.
4 Good technique training. The part on hands could be twice as long.
5 Papules on orange skin sound silly until you look at them under the magnifier.
5 As a nurse new to injectables I found the pace right.
5 I liked that bruises were photographed and followed instead of hidden.
`);

export const LASER_WORDS = linesOf(`
5 We signed off two real rooms. The list of twenty-two points is now ours.
5 Physics explained without formulas first, and with formulas when we were ready.
4 The examination is demanding. Prepare for the hazard distance.
5 Local rules cut from nineteen pages to three. Our staff have read them, which is new.
5 I am a manager and not a physicist, and could follow all of it.
5 The chrome tap in our treatment room is gone since.
5 Templates for log, audit and training that an inspector has already seen and accepted.
4 Very useful; a visit to a second site would have made it complete.
`);

export const LIP_WORDS = linesOf(`
5 Mature lips at last. Everything else on the market is about twenty-five-year-olds.
5 I saw the artery exactly where I had planned to inject. I planned again.
5 Dissolving before filling is the right order to learn in.
4 Full day, very full. Two breaks more would not hurt.
5 Mr Carmichael uses less gel than anyone I have watched, and it looks better.
5 I was shown how to refuse a second syringe without losing the patient.
`);

export const LIP_WAITING = linesOf(`
3 Good teaching, but my second patient cancelled and I had to share one.
`);
