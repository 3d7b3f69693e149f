"use strict";exports.id=8383,exports.ids=[8383],exports.modules={27809:function(Y,m,w){Object.defineProperty(m,"__esModule",{value:!0}),
m.listRows=W,m.markedCommand=R,m.rowBlocks=k,m.rowLines=L;function b(){const n=w(10289);return b=function(){return n},n}
function O(){const n=w(50427);return O=function(){return n},n}function g(){const n=w(88611);return g=function(){return n},
n}function v(){const n=w(23408);return v=function(){return n},n}function $(){const n=w(94965);return $=function(){return n},
n}function u(){const n=w(31626);return u=function(){return n},n}const S=600;function k(n,t,{most:e,noun:i,all:o=(0,v().sizeOfRows)(
n)}){const a=t.verbose?n:n.slice(0,e),h=o-(0,v().sizeOfRows)(a);return[...a.map(l=>L(l,t)),...h>0?[(0,u().leftOut)((0,$().
count)(h,`other ${i}`),t)]:[]]}const N=12;function W({label:n,noun:t,note:e,rows:i,copy:o},a){const{shown:h,rest:l}=(0,u().
limited)(i,N,t,a),c=h.map(({notes:f})=>JSON.stringify(f));return[...h.flatMap((f,p)=>{const M=!a.verbose&&c[p]===c[p+1];
return L(M?{...f,notes:[]}:f,a,p===0?n:"")}),...l,...i.length>0&&e?(0,u().prose)(a,"",e,{text:"quiet"}):[],...o&&a.verbose?
j(o,a):[],...o&&!a.verbose?(0,u().leftOut)("the digests to accept these",a):[]]}function L(n,t,e=""){const{status:i=e,tone:o,
name:a,word:h,words:l,command:c,blocks:f=[],notes:p,rows:M=[]}=n,P=[...a===void 0?[]:[`${a}${h===void 0?"":` (${h})`}`],
...l===void 0?[]:[l]].join(": "),A=n.isWhole?Number.MAX_SAFE_INTEGER:S,_=o==="quiet"?{}:{text:o},z=n.status===void 0?_:{
label:o};return[...P===""?[]:(0,u().prose)(t,i,(0,$().clipCounted)(P,A),z),...T(n,t),...c===void 0?[]:(0,u().labelled)(t,
"",R(c,n.spans??[],t)),...f.flatMap(E=>j(E,t)),...d(p,t),...n.rule===void 0?[]:s(n.rule,t),...n.isFolded&&t.verbose?M.flatMap(
E=>I(E,t)):[]]}function T({name:n,place:t,also:e,isFolded:i},o){const h=[...t===void 0||i||n?.startsWith(t.path)?[]:[`${(0,$().
clip)(t.path,200)}:${t.line}`],...e?[e]:[]];return h.length===0?[]:(0,u().prose)(o,"",h.join("; "),{text:"quiet"})}function I({
command:n,status:t,words:e,notes:i},o){if(n===void 0)return[];const h=[[t,e].filter(Boolean).join(", "),...i.map(({text:l})=>l)].
flatMap(l=>(0,O().chop)((0,b().terminal)((0,$().clip)(l,S)),(0,u().roomOf)(o)-4));return(0,u().labelled)(o,"",[...(0,g().
markedLines)(n,[],(0,u().roomOf)(o)-2).map(l=>`  ${l}`),...h.map(l=>`    ${o.paint("quiet",l)}`)])}function R(n,t,e,i="b\
ad"){return(0,g().markedLines)(n,t,(0,u().roomOf)(e)).map(o=>e.paint(/^ *\^[ ^]*$/.test(o)?i:"strong",o))}function j({lines:n,
language:t,isFolded:e,...i},o){if(e)return[];const a=t==="diff"?"Its diff":i.title,h=a===void 0?`${o.paint("quiet","\u2502")}\
 `:"",l=n.map(f=>f.replace(/^gene-gate /,`${o.name} `));if(t==="sh")return[...(0,u().prose)(o,"",`${a}:`),...(0,u().labelled)(
o,"",l)];const c=n.flatMap(f=>(0,O().chop)((0,b().terminal)(f.replaceAll("	","    ")),(0,u().roomOf)(o)-(h===""?0:2)).map(
p=>{const M=f.startsWith("-")?"bad":f.startsWith("+")?"good":void 0;return h+(M&&t==="diff"?o.paint(M,p):p)}));return[...a===
void 0?[]:(0,u().prose)(o,"",n.length>0?`${a}:`:a),...(0,u().labelled)(o,"",c)]}const r=12;function d(n,t){const e=n.filter(
({isMinor:a})=>t.verbose||!a),{shown:i,rest:o}=(0,u().limited)(e,r,"remark",t);return[...i.flatMap(({label:a,text:h,tone:l="\
quiet"})=>{const c=(0,$().clipCounted)(h,S);return a===void 0?(0,u().prose)(t,"",c,{text:l}):(0,u().prose)(t,a,c,{label:l})}),
...o]}function s(n,t){const e=(0,u().roomOf)(t),i=`${t.name} explain ${n}`,o=(0,O().textWidth)(i)<=e?i:`explain ${n}`;return(0,u().
labelled)(t,"see",[t.paint("quiet",(0,u().shortName)(o,e))])}},88611:function(Y,m,w){Object.defineProperty(m,"__esModule",
{value:!0}),m.commandLine=S,m.markedLines=u,m.markedRuns=j,m.notShown=N,m.shownParts=k;function b(){const r=w(10289);return b=
function(){return r},r}function O(){const r=w(50427);return O=function(){return r},r}function g(){const r=w(94965);return g=
function(){return r},r}const v=2e3,$=200;function u(r,d,s=Number.POSITIVE_INFINITY){return k(r,d).flatMap(({start:n,end:t,
isShown:e})=>e?I(T(r,n,t,d),s).flatMap(R):[N(t-n)])}function S(r,d){return k(r,d).map(({start:s,end:n,isShown:t})=>t?(0,b().
terminal)(r.slice(s,n)):` ${N(n-s)} `).join("").trimEnd()}function k(r,d){const s=[];let n=0;for(const[t,e]of W(r,d))t>n&&
s.push({start:n,end:t,isShown:!1}),s.push({start:t,end:e,isShown:!0}),n=e;return n<r.length&&s.push({start:n,end:r.length,
isShown:!1}),s}function N(r){return`[${(0,g().count)(r,"character")} not shown]`}function W(r,d){if(r.length<=v)return[[
0,r.length]];const s=[0,...d.map(({start:t})=>t)].toSorted((t,e)=>t-e),n=[];for(const t of s){const e=Math.max(0,Math.min(
t,r.length)-$),i=Math.min(r.length,t+$),o=n.at(-1);o&&e<=o[1]?o[1]=Math.max(o[1],i):n.push([e,i])}return n.map(([t,e])=>[
L(r,t),L(r,e)])}function L(r,d){return/^[\ud800-\udbff][\udc00-\udfff]/.test(r.slice(d-1,d+1))?d+1:d}function T(r,d,s,n){
const t=[];let e=d;for(const o of r.slice(d,s)){const[a,h]=[e,e+o.length],l=(0,b().terminal)(o),c=n.some(f=>h>f.start&&a<
Math.max(f.end,f.start+1));t.push({shown:l,width:(0,O().textWidth)(l),marked:c}),e=h}const i=s===r.length&&n.some(o=>o.start>=
s);return i&&t.push({shown:"",width:1,marked:i}),t}function I(r,d){const s=[];let n=[],t=0;for(const e of r)n.length>0&&
t+e.width>d&&(s.push(n),[n,t]=[[],0]),n.push(e),t+=e.width;return[...s,n]}function R(r){const d=r.map(({shown:n})=>n).join(
""),s=r.map(({width:n,marked:t})=>(t?"^":" ").repeat(n)).join("");return[d,s.trimEnd()].filter((n,t)=>t===0||n!=="")}function j(r,{
start:d,end:s},n){const t=[];for(const{shown:e,marked:i}of T(r,d,s,n)){const o=t.at(-1);o?.marked===i?o.text+=e:t.push({
text:e,marked:i})}return t}},23408:function(Y,m){Object.defineProperty(m,"__esModule",{value:!0}),m.sizeOfRows=w;function w(b){
return b.reduce((O,{size:g=1})=>O+g,0)}},38319:function(Y,m,w){Object.defineProperty(m,"__esModule",{value:!0}),m.claimList=
L,m.isTold=v,m.machineList=u,m.readList=W,m.uncountedList=d;function b(){const s=w(78261);return b=function(){return s},
s}function O(){const s=w(13580);return O=function(){return s},s}function g(){const s=w(94965);return g=function(){return s},
s}function v({rule:s,severity:n,suppressed:t}){return(0,O().ruleOf)(s)?.listed===!0&&n!=="error"&&!t}const $={new:"new",
changed:"changed",removed:"removed",script_changed:"script changed"};function u({agent_files:s=[],findings:n}){const t=new Map(
n.map(c=>[c.id,c])),e=s.flatMap(c=>c.entries.map(f=>{const[p]=(f.findings??[]).flatMap(M=>t.get(M)??[]).sort(b().byHarm);
return{file:c,entry:f,worst:p}})),i=e.toSorted(({worst:c},{worst:f})=>c&&f?(0,b().byHarm)(c,f):+!c-+!f).map(({file:c,entry:f,
worst:p})=>{const{event:M,command:C,line:P,state:A,target:_,scripts:z}=f,E=p!==void 0&&p.harm!=="bookkeeping",D=E&&!v(p)&&
p.message.includes(C),H=E&&v(p)?p.message:_??N(f);return{name:`${c.path}:${P}`,place:{path:c.path,line:P},...A&&{word:$[A]},
tone:E?"bad":"caution",words:M,...C!==""&&!D&&{command:C},notes:[D?"The dangerous command above":H].flatMap(F=>F?{text:`${(0,g().
capital)(F).replace(/\.$/,"")}.`}:[]),...z&&{files:z}}}),o=e.filter(({entry:c})=>c.state!=="removed"),a=new Set(o.map(({
file:c})=>`${c.tool} ${c.approval}.`)),h="This holds on the machine of everybody who opens the branch. The gate ran none\
 of it.",l=o.filter(({worst:c})=>c&&!c.suppressed);return{id:"agents",title:k(e.map(({entry:c})=>c)),label:"agents",noun:"\
command",note:[h,...a].join(" "),rows:i,...l.length>0&&{copy:S(l)}}}function S(s){return{title:"To accept these until a \
day, the policy of the base branch needs",lines:["agent_files:","  rules:",...s.flatMap(({file:t,entry:{event:e,line:i,digest:o}})=>[
`    # ${t.path}:${i} ${e}`,"    - accept:",`        ${o}`,"      reason: \u2026","      expires: YYYY-MM-DD"])]}}function k(s){
const n=s.filter(({state:t})=>t);return n.length===0?"Commands that run automatically":n.every(({change:t})=>t!==void 0)?
"What this change lets agents do":"Commands this change runs automatically"}function N({change:s,command:n,state:t}){if(s===
"widens")return"it gives more trust";if(s==="narrows")return"it gives less trust";if(!(s===void 0||t==="removed"))return n===
""?"its meaning is not known":"it gives other trust"}function W({read:s=[]}){return{id:"read",title:"Read these files",label:"\
read",noun:"file",note:"They decide what the checks mean, and this change touches them.",rows:s.map(({path:n,why:t,new:e,
bytes:i})=>{const o=[...e?["new"]:[],...i===void 0?[]:[(0,g().size)(i)]];return{name:n,place:{path:n,line:1},...o.length>
0&&{word:o.join(", ")},tone:"quiet",words:t,notes:[]}})}}function L({capsules:s,events:n}){return{id:"evidence",title:"E\
vidence",label:"evidence",noun:"asset",rows:[...s.map(t=>({...T(t),...I(t),notes:t.reasons.map(({rule:e,message:i})=>({text:`${i}\
 (\`${e}\`)`}))})),...n.map(T)]}}function T({type:s,id:n,path:t,line:e,change:i}){return{name:n,place:{path:t,line:e},tone:"\
quiet",words:`${s} ${i}`,notes:[]}}function I({eligible:s}){return s===null?{tone:"quiet"}:s?{word:"eligible for promoti\
on",tone:"good"}:{word:"not eligible for promotion",tone:"caution"}}const R=20,j={asset_store:"asset store file",validation_script:"\
new validation script",reference:"not counted by the reference engine"},r={binary:"binary",long_lines:"very long lines",
generated:"marked as generated (.gitattributes)",no_diff:"diff suppressed (.gitattributes)"};function d({blast_radius:s}){
return{id:"uncounted",title:"Files that do not count or whose diff is hidden",label:"files",noun:"file",rows:(s?.changed_files??
[]).filter(({exempt:t,veil:e})=>t??e).slice(0,R).map(({path:t,lines:e,exempt:i,veil:o,bytes:a})=>({name:t,tone:"quiet",words:[
...a===void 0||e>0?[(0,g().count)(e,"line")]:[],...a===void 0?[]:[(0,g().size)(a)],...i?[j[i]]:[],...o?[r[o]]:[]].join("\
, "),notes:[]}))}}}};
