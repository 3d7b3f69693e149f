"use strict";module.exports={"rules/eligibility"(c,i,u,p){let l;const e=()=>l??=i("rules/example-asset");let n;const a=()=>n??=i("rul\
es/rule");u(c,{eligibilityRules:()=>r});const r=(0,a().rules)("asset",{"capsule-not-successful":(0,a().rule)({severity:"\
error",title:"Capsule does not record a success",why:"A promoted Capsule is offered to other agents as a solution that w\
orked. A Capsule whose `outcome.status` is not `success` is not eligible, regardless of its score.",wrong:{candidates:[(0,e().
capsule)({outcome:{status:"failed",score:.9}})]},right:{candidates:[(0,e().capsule)({outcome:{status:"success",score:.9}})]},
message:({capsule:t,status:s})=>`The Capsule \`${t}\` is not eligible: \`outcome.status\` is ${s}, not "success".`,remedy:()=>"\
Promote a Capsule from a successful cycle."}),"capsule-score":(0,a().rule)({counted:["score"],severity:"error",title:"Ca\
psule score is too low or missing",why:"Other agents receive only solutions that worked well: `outcome.score` must be at\
 least `min_score` of the policy (0.7). A score that is missing, or is not a number from 0 to 1, is never sufficient.",wrong:{
candidates:[(0,e().capsule)({outcome:{status:"success",score:.5}})]},right:{candidates:[(0,e().capsule)({outcome:{status:"\
success",score:.85}})]},configure:`a2a:
  min_score: 0.7`,message:({capsule:t,score:s,least:o})=>`The Capsule \`${t}\` is not eligible: \`outcome.score\` is ${s}\
, but it must be a number from ${o} to 1.`,remedy:()=>"Promote a Capsule with a higher score."}),"capsule-blast-radius":(0,a().
rule)({counted:["found"],severity:"error",title:"Capsule blast radius is too large or missing",why:"Only small and safe \
solutions are shared between agents: at most `max_files` files (5) and `max_lines` lines (200) in the `blast_radius` of \
the Capsule. A value that is missing or not a number counts as too large.",wrong:{candidates:[(0,e().capsule)({blast_radius:{
files:12,lines:340}})]},right:{candidates:[(0,e().capsule)({blast_radius:{files:2,lines:34}})]},configure:`a2a:
  max_files: 5
  max_lines: 200`,message:({capsule:t,field:s,found:o,most:d})=>`The Capsule \`${t}\` is not eligible: \`blast_radius.${s}\
\` is ${o}, but it must be a number of at most ${d}.`,remedy:()=>"Promote a smaller solution, or split this one into sev\
eral Capsules."}),"capsule-failed":(0,a().rule)({severity:"error",title:"Newest event of a Capsule is not a success",why:"\
A Capsule claims that a solution works. If the newest event that names it (`capsule_id`) records another outcome than a \
success, the log refutes this claim, however many successes came before.",wrong:{candidates:[(0,e().capsule)()],events:[
(0,e().event)({id:"evt_1",capsule_id:"capsule_1"}),(0,e().event)({id:"evt_2",capsule_id:"capsule_1",parent:"evt_1",outcome:{
status:"failed",score:.1}})]},right:{candidates:[(0,e().capsule)()],events:[(0,e().event)({id:"evt_1",capsule_id:"capsul\
e_1"}),(0,e().event)({id:"evt_2",capsule_id:"capsule_1",parent:"evt_1"})]},message:({capsule:t,event:s})=>`The Capsule \`${t}\
\` is not eligible: the event \`${s}\`, the newest one that names it, is not a success.`,remedy:()=>"Fix the solution, a\
nd record the successes of a new Capsule."}),"capsule-streak":(0,a().rule)({severity:"error",unproven:!0,title:"Capsule \
has too few consecutive successes",why:"A single success can be luck. The gate reads the events that name the Capsule (`\
capsule_id`) from the newest to the oldest and counts the successes before the first other outcome. The count must be at\
 least `min_success_streak` of the policy (2). The `success_streak` of the Capsule is a claim and does not count. Withou\
t events, the count is 0.",wrong:{candidates:[(0,e().capsule)({success_streak:9})],events:[]},right:{candidates:[(0,e().
capsule)({success_streak:2})],events:[(0,e().event)({id:"evt_1",capsule_id:"capsule_1"}),(0,e().event)({id:"evt_2",capsule_id:"\
capsule_1",parent:"evt_1"})]},configure:`a2a:
  min_success_streak: 2`,message:({capsule:t,streak:s,least:o})=>`The Capsule \`${t}\` is not eligible: the events show ${s}\
 consecutive ${s===1?"success":"successes"}, but the policy requires ${o}.`,remedy:()=>"Apply the Capsule again, and app\
end the events of its cycles to the log."}),"streak-event-not-counted":(0,a().rule)({severity:"warning",unproven:!0,title:"\
Success of a Capsule does not count",why:"A success counts towards the streak of a Capsule only if it is evidence: it wa\
s in the log before the change that is judged, the hash of its content is in `asset_id`, no earlier event with other con\
tent has its `id`, its `parent` is in the log before it, and it names the gene of the Capsule in `genes_used`. Anyone ca\
n write an event that does not meet these conditions.",wrong:{candidates:[(0,e().capsule)()],events:[(0,e().event)({id:"\
evt_1",capsule_id:"capsule_1"}),(0,e().event)({id:"evt_2",capsule_id:"capsule_1",parent:"evt_unknown"})],also:{"capsule-\
streak":"Only one success counts."}},right:{candidates:[(0,e().capsule)()],events:[(0,e().event)({id:"evt_1",capsule_id:"\
capsule_1"}),(0,e().event)({id:"evt_2",capsule_id:"capsule_1",parent:"evt_1"})]},message:({capsule:t,event:s,why:o})=>`T\
he event \`${s}\` does not count as a success of the Capsule \`${t}\`: ${o}.`,remedy:()=>"Append complete events to the \
log in the cycle that they record."})})}};
