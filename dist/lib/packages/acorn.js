//# packages/acorn
(function(xe,ve,ps){var ft=Object.defineProperty,Ae=Object.getOwnPropertyDescriptor,Ce=Object.getOwnPropertyNames,ye=Object.
prototype.hasOwnProperty,Ee=(t,e)=>{for(var s in e)ft(t,s,{get:e[s],enumerable:!0})},be=(t,e,s,i)=>{if(e&&typeof e=="obj\
ect"||typeof e=="function")for(let a of Ce(e))!ye.call(t,a)&&a!==s&&ft(t,a,{get:()=>e[a],enumerable:!(i=Ae(e,a))||i.enumerable});
return t},_e=t=>be(ft({},"__esModule",{value:!0}),t),Ft={};Ee(Ft,{parse:()=>hs}),xe.exports=_e(Ft);var cs=ve("packages/c\
hunk-IYWUY3VA"),ke=[509,0,227,0,150,4,294,9,1368,2,2,1,6,3,41,2,5,0,166,1,574,3,9,9,7,9,32,4,318,1,31,4,33,15,71,10,50,3,
123,2,54,14,32,10,3,1,11,3,46,10,8,0,46,9,7,2,37,13,2,9,6,1,45,0,13,2,49,13,9,3,2,11,83,11,7,0,3,0,158,11,6,9,7,3,56,1,2,
6,3,1,3,2,10,0,11,1,3,6,4,4,68,8,2,0,3,0,2,3,2,4,2,0,15,1,83,17,10,9,5,0,82,19,13,9,214,6,3,8,28,1,83,16,16,9,82,12,9,9,
7,19,58,14,5,9,243,14,166,9,71,5,2,1,3,3,2,0,2,1,13,9,120,6,3,6,4,0,29,9,41,6,2,3,9,0,10,10,47,15,199,7,137,9,54,7,2,7,17,
9,57,21,2,13,123,5,4,0,2,1,2,6,2,0,9,9,49,4,2,1,2,4,9,9,55,9,7,0,259,3,10,1,2,0,49,6,4,4,14,10,5350,0,7,14,11465,27,2343,
9,87,9,39,4,60,6,26,9,535,9,470,0,2,54,8,3,82,0,12,1,19628,1,4178,9,519,45,3,22,481,1,61,4,4,5,9,7,3,6,31,3,149,2,12,2,9,
1,3,0,33,1,1357,49,513,54,5,49,9,0,15,0,23,4,2,14,1361,6,2,16,3,6,2,1,2,4,101,0,161,6,10,9,357,0,62,13,499,13,245,1,2,9,
233,0,3,0,8,1,6,0,475,6,110,6,6,9,4759,9,787719,239],Dt=[0,11,2,25,2,18,2,1,2,14,3,13,35,122,70,52,268,28,4,48,48,31,14,
29,6,37,11,29,3,35,5,7,2,4,43,157,19,35,5,35,5,39,9,51,13,10,2,14,2,6,2,1,2,10,2,14,2,6,2,1,4,51,13,310,10,21,11,7,25,5,
2,41,2,13,65,5,3,0,2,43,2,1,4,0,3,22,11,22,10,30,66,18,2,1,11,21,11,25,7,25,39,55,7,1,65,0,16,3,2,2,2,28,43,28,4,28,36,7,
2,27,28,53,11,21,11,18,14,17,111,72,56,50,14,50,14,35,39,27,10,22,251,41,7,1,17,5,18,21,18,28,11,0,9,21,43,17,47,20,28,22,
13,52,58,1,3,0,14,44,33,24,27,35,30,0,3,0,9,34,4,0,13,47,15,3,22,0,2,0,36,17,2,24,20,1,64,6,2,0,2,3,2,14,2,9,8,46,39,7,3,
1,3,21,2,6,2,1,2,4,4,0,19,0,13,4,31,9,2,0,3,0,2,37,2,0,26,0,2,0,45,52,19,3,21,2,31,47,21,1,2,0,185,46,42,3,37,47,21,0,60,
42,14,0,72,26,38,6,186,43,117,63,32,7,3,0,3,7,2,1,2,23,16,0,2,0,95,7,3,38,17,0,2,0,29,0,11,39,8,0,22,0,12,45,20,0,19,72,
18,0,182,32,32,8,2,36,18,0,50,29,113,6,2,1,2,37,22,0,26,5,2,1,2,31,15,0,24,43,22,0,239,18,16,0,2,12,2,33,125,0,80,921,103,
111,6,206,13,310,2314,96,16,1071,18,5,26,3994,6,582,6842,29,1763,568,8,30,18,78,18,29,19,47,17,3,32,20,6,18,433,44,212,63,
33,24,3,24,45,74,6,0,67,12,65,1,2,0,15,4,10,7386,37,33,96,114,14,913,15,50,7710,3,2,6,2,1,2,296,10,0,30,2,3,0,15,4,8,395,
2309,106,6,12,4,8,8,9,5991,84,2,70,2,1,3,0,3,1,3,3,2,11,2,0,2,6,2,64,2,3,3,7,2,6,2,27,2,3,2,4,2,0,4,6,2,340,2,24,2,24,2,
30,2,24,2,30,2,24,2,30,2,24,2,30,2,24,2,7,1845,129,15,6,55,50,49,61,147,44,11,6,17,0,322,29,19,43,485,27,229,29,3,0,208,
30,2,2,2,1,2,6,3,4,10,1,225,6,2,3,2,1,2,14,2,196,60,67,8,0,1205,3,2,26,2,1,2,0,3,0,2,9,2,3,2,0,2,0,7,0,5,0,2,0,2,0,2,2,2,
1,2,0,3,0,2,0,2,0,2,0,2,0,2,1,2,0,3,3,2,6,2,3,2,3,2,0,2,9,2,16,6,2,2,4,2,16,4421,42719,33,4382,2,5773,3,7472,16,621,2467,
541,1507,4938,6,8489,39815,11327],Se="\u200C\u200D\xB7\u0300-\u036F\u0387\u0483-\u0487\u0591-\u05BD\u05BF\u05C1\u05C2\u05C4\u05C5\u05C7-\u05C9\u0610-\u061A\u064B-\u0669\u0670\u06D6-\u06DC\u06DF-\u06E4\u06E7\u06E8\u06EA-\u06ED\u06F0-\u06F9\u0711\u0730-\u074A\u07A6-\u07B0\u07C0-\u07C9\u07EB-\u07F3\u07FD\u0816-\u0819\u081B-\u0823\u0825-\u0827\u0829-\u082D\u0859-\u085B\u0897-\u089F\u08CA-\u08E1\u08E3-\u0903\u093A-\
\u093C\u093E-\u094F\u0951-\u0957\u0962\u0963\u0966-\u096F\u0981-\u0983\u09BC\u09BE-\u09C4\u09C7\u09C8\u09CB-\u09CD\u09D7\u09E2\u09E3\u09E6-\u09EF\u09FE\u0A01-\u0A03\u0A3C\u0A3E-\u0A42\u0A47\u0A48\u0A4B-\u0A4D\u0A51\u0A66-\u0A71\u0A75\u0A81-\u0A83\u0ABC\u0ABE-\u0AC5\u0AC7-\u0AC9\u0ACB-\u0ACD\u0AE2\u0AE3\u0AE6-\u0AEF\u0AFA-\u0AFF\u0B01-\u0B03\u0B3C\u0B3E-\u0B44\u0B47\u0B48\u0B4B-\u0B4D\u0B53-\u0B57\u0B62\u0B63\u0B66-\u0B6F\u0B82\u0BBE-\u0BC2\u0BC6-\u0BC8\u0BCA-\u0BCD\u0BD7\u0BE6-\u0BEF\u0C00-\u0C04\u0C3C\u0C3E-\u0C44\u0C46-\u0C48\u0C4A-\u0C4D\u0C55\u0C56\u0C62\u0C63\
\u0C66-\u0C6F\u0C81-\u0C83\u0CBC\u0CBE-\u0CC4\u0CC6-\u0CC8\u0CCA-\u0CCD\u0CD5\u0CD6\u0CE2\u0CE3\u0CE6-\u0CEF\u0CF3\u0D00-\u0D03\u0D3B\u0D3C\u0D3E-\u0D44\u0D46-\u0D48\u0D4A-\u0D4D\u0D57\u0D62\u0D63\u0D66-\u0D6F\u0D81-\u0D83\u0DCA\u0DCF-\u0DD4\u0DD6\u0DD8-\u0DDF\u0DE6-\u0DEF\u0DF2\u0DF3\u0E31\u0E34-\u0E3A\u0E47-\u0E4E\u0E50-\u0E59\u0EB1\u0EB4-\u0EBC\u0EC8-\u0ECE\u0ED0-\u0ED9\u0F18\u0F19\u0F20-\u0F29\u0F35\u0F37\u0F39\u0F3E\u0F3F\u0F71-\u0F84\u0F86\u0F87\u0F8D-\u0F97\u0F99-\u0FBC\u0FC6\u102B-\u103E\u1040-\u1049\u1056-\u1059\u105E-\u1060\u1062-\u1064\u1067-\u106D\
\u1071-\u1074\u1082-\u108D\u108F-\u109D\u135D-\u135F\u1369-\u1371\u1712-\u1715\u1732-\u1734\u1752\u1753\u1772\u1773\u17B4-\u17D3\u17DD\u17E0-\u17E9\u180B-\u180D\u180F-\u1819\u18A9\u1920-\u192B\u1930-\u193B\u1946-\u194F\u19D0-\u19DA\u1A17-\u1A1B\u1A55-\u1A5E\u1A60-\u1A7C\u1A7F-\u1A89\u1A90-\u1A99\u1AB0-\u1ABD\u1ABF-\u1AF0\u1B00-\u1B04\u1B34-\u1B44\u1B50-\u1B59\u1B6B-\u1B73\u1B80-\u1B82\u1BA1-\u1BAD\u1BB0-\u1BB9\u1BE6-\u1BF3\u1C24-\u1C37\u1C40-\u1C49\u1C50-\u1C59\u1CD0-\u1CD2\u1CD4-\u1CE8\u1CED\u1CF4\u1CF7-\u1CF9\u1DC0-\u1DFF\u200C\
\u200D\u203F\u2040\u2054\u20D0-\u20DC\u20E1\u20E5-\u20F0\u2CEF-\u2CF1\u2D7F\u2DE0-\u2DFF\u302A-\u302F\u3099\u309A\u30FB\uA620-\uA629\uA66F\uA674-\uA67D\uA69E\uA69F\uA6F0\uA6F1\uA802\uA806\uA80B\uA823-\uA827\uA82C\uA880\uA881\uA8B4-\uA8C5\uA8D0-\uA8D9\uA8E0-\uA8F1\uA8FF-\uA909\uA926-\uA92D\uA947-\uA953\uA980-\uA983\uA9B3-\uA9C0\uA9D0-\uA9D9\uA9E5\uA9F0-\uA9F9\uAA29-\uAA36\uAA43\uAA4C\uAA4D\uAA50-\uAA59\uAA7B-\uAA7D\uAAB0\uAAB2-\uAAB4\uAAB7\uAAB8\uAABE\uAABF\uAAC1\uAAEB-\uAAEF\uAAF5\uAAF6\uABE3-\uABEA\uABEC\uABED\uABF0-\uABF9\uFB1E\uFE00-\uFE0F\uFE20-\uFE2F\uFE33\uFE34\uFE4D-\
\uFE4F\uFF10-\uFF19\uFF3F\uFF65",Bt="\xAA\xB5\xBA\xC0-\xD6\xD8-\xF6\xF8-\u02C1\u02C6-\u02D1\u02E0-\u02E4\u02EC\u02EE\u0370-\u0374\u0376\u0377\u037A-\u037D\u037F\u0386\u0388-\u038A\u038C\u038E-\u03A1\u03A3-\u03F5\u03F7-\u0481\u048A-\u052F\u0531-\u0556\u0558\u0559\u0560-\u0588\u058B\u058C\u05D0-\u05EA\u05EF-\u05F2\u0620-\u064A\u066E\u066F\u0671-\u06D3\u06D5\u06E5\u06E6\u06EE\u06EF\u06FA-\u06FC\u06FF\u0710\u0712-\u072F\
\u074D-\u07A5\u07B1\u07CA-\u07EA\u07F4\u07F5\u07FA\u0800-\u0815\u081A\u0824\u0828\u0840-\u0858\u0860-\u086A\u0870-\u0887\u0889-\u088F\u08A0-\u08C9\u0904-\u0939\u093D\u0950\u0958-\u0961\u0971-\u0980\u0985-\u098C\u098F\u0990\u0993-\u09A8\u09AA-\u09B0\u09B2\u09B6-\u09B9\u09BD\u09CE\u09DC\u09DD\u09DF-\u09E1\u09F0\u09F1\u09FC\u0A05-\u0A0A\u0A0F\u0A10\u0A13-\u0A28\u0A2A-\u0A30\u0A32\u0A33\u0A35\u0A36\u0A38\u0A39\u0A59-\u0A5C\u0A5E\u0A72-\u0A74\u0A85-\u0A8D\u0A8F-\u0A91\u0A93-\u0AA8\u0AAA-\u0AB0\u0AB2\u0AB3\u0AB5-\u0AB9\u0ABD\u0AD0\u0AE0\u0AE1\u0AF9\u0B05-\u0B0C\u0B0F\u0B10\u0B13-\
\u0B28\u0B2A-\u0B30\u0B32\u0B33\u0B35-\u0B39\u0B3D\u0B5C\u0B5D\u0B5F-\u0B61\u0B71\u0B83\u0B85-\u0B8A\u0B8E-\u0B90\u0B92-\u0B95\u0B99\u0B9A\u0B9C\u0B9E\u0B9F\u0BA3\u0BA4\u0BA8-\u0BAA\u0BAE-\u0BB9\u0BD0\u0C05-\u0C0C\u0C0E-\u0C10\u0C12-\u0C28\u0C2A-\u0C39\u0C3D\u0C58-\u0C5A\u0C5C\u0C5D\u0C60\u0C61\u0C80\u0C85-\u0C8C\u0C8E-\u0C90\u0C92-\u0CA8\u0CAA-\u0CB3\u0CB5-\u0CB9\u0CBD\u0CDC-\u0CDE\u0CE0\u0CE1\u0CF1\u0CF2\u0D04-\u0D0C\u0D0E-\u0D10\u0D12-\u0D3A\u0D3D\u0D4E\u0D54-\u0D56\u0D5F-\u0D61\u0D7A-\u0D7F\u0D85-\u0D96\u0D9A-\u0DB1\u0DB3-\u0DBB\u0DBD\u0DC0-\u0DC6\u0E01-\u0E30\
\u0E32\u0E33\u0E40-\u0E46\u0E81\u0E82\u0E84\u0E86-\u0E8A\u0E8C-\u0EA3\u0EA5\u0EA7-\u0EB0\u0EB2\u0EB3\u0EBD\u0EC0-\u0EC4\u0EC6\u0EDC-\u0EDF\u0F00\u0F40-\u0F47\u0F49-\u0F6C\u0F88-\u0F8C\u1000-\u102A\u103F\u1050-\u1055\u105A-\u105D\u1061\u1065\u1066\u106E-\u1070\u1075-\u1081\u108E\u10A0-\u10C5\u10C7\u10CD\u10D0-\u10FA\u10FC-\u1248\u124A-\u124D\u1250-\u1256\u1258\u125A-\u125D\u1260-\u1288\u128A-\u128D\u1290-\u12B0\u12B2-\u12B5\u12B8-\u12BE\u12C0\u12C2-\u12C5\u12C8-\u12D6\u12D8-\u1310\u1312-\u1315\u1318-\u135A\u1380-\u138F\u13A0-\u13F5\u13F8-\u13FD\u1401\
-\u166C\u166F-\u167F\u1681-\u169A\u16A0-\u16EA\u16EE-\u16F8\u1700-\u1711\u171F-\u1731\u1740-\u1751\u1760-\u176C\u176E-\u1770\u1780-\u17B3\u17D7\u17DC\u1820-\u1878\u1880-\u18A8\u18AA\u18B0-\u18F5\u1900-\u191E\u1950-\u196D\u1970-\u1974\u1980-\u19AB\u19B0-\u19C9\u1A00-\u1A16\u1A20-\u1A54\u1AA7\u1B05-\u1B33\u1B45-\u1B4C\u1B83-\u1BA0\u1BAE\u1BAF\u1BBA-\u1BE5\u1C00-\u1C23\u1C4D-\u1C4F\u1C5A-\u1C7D\u1C80-\u1C8A\u1C90-\u1CBA\u1CBD-\u1CBF\u1CE9-\u1CEC\u1CEE-\u1CF3\u1CF5\u1CF6\u1CFA\u1D00-\u1DBF\u1E00-\u1F15\u1F18-\u1F1D\u1F20-\u1F45\u1F48\
-\u1F4D\u1F50-\u1F57\u1F59\u1F5B\u1F5D\u1F5F-\u1F7D\u1F80-\u1FB4\u1FB6-\u1FBC\u1FBE\u1FC2-\u1FC4\u1FC6-\u1FCC\u1FD0-\u1FD3\u1FD6-\u1FDB\u1FE0-\u1FEC\u1FF2-\u1FF4\u1FF6-\u1FFC\u2071\u207F\u208F-\u209F\u2102\u2107\u210A-\u2113\u2115\u2118-\u211D\u2124\u2126\u2128\u212A-\u2139\u213C-\u213F\u2145-\u2149\u214E\u2160-\u2188\u2C00-\u2CE4\u2CEB-\u2CEE\u2CF2\u2CF3\u2D00-\u2D25\u2D27\u2D2D\u2D30-\u2D67\u2D6F\u2D80-\u2D96\u2DA0-\u2DA6\u2DA8-\u2DAE\u2DB0-\u2DB6\u2DB8-\u2DBE\u2DC0-\u2DC6\u2DC8-\u2DCE\u2DD0-\u2DD6\u2DD8-\u2DDE\u3005-\u3007\u3021-\u3029\u3031\
-\u3035\u3038-\u303C\u3041-\u3096\u309B-\u309F\u30A1-\u30FA\u30FC-\u30FF\u3105-\u312F\u3131-\u318E\u31A0-\u31BF\u31F0-\u31FF\u3400-\u4DBF\u4E00-\uA48C\uA4D0-\uA4FD\uA500-\uA60C\uA610-\uA61F\uA62A\uA62B\uA640-\uA66E\uA67F-\uA69D\uA6A0-\uA6EF\uA717-\uA71F\uA722-\uA788\uA78B-\uA7DD\uA7E2\uA7F1-\uA801\uA803-\uA805\uA807-\uA80A\uA80C-\uA822\uA840-\uA873\uA882-\uA8B3\uA8F2-\uA8F7\uA8FB\uA8FD\uA8FE\uA90A-\uA925\uA930-\uA946\uA960-\uA97C\uA984-\uA9B2\uA9CF\uA9E0-\uA9E4\uA9E6-\uA9EF\uA9FA-\uA9FE\uAA00-\uAA28\uAA40-\uAA42\uAA44-\uAA4B\
\uAA60-\uAA76\uAA7A\uAA7E-\uAAAF\uAAB1\uAAB5\uAAB6\uAAB9-\uAABD\uAAC0\uAAC2\uAADB-\uAADD\uAAE0-\uAAEA\uAAF2-\uAAF4\uAB01-\uAB06\uAB09-\uAB0E\uAB11-\uAB16\uAB20-\uAB26\uAB28-\uAB2E\uAB30-\uAB5A\uAB5C-\uAB69\uAB6C\uAB6D\uAB70-\uABE2\uAC00-\uD7A3\uD7B0-\uD7C6\uD7CB-\uD7FB\uF900-\uFA6D\uFA70-\uFAD9\uFB00-\uFB06\uFB13-\uFB17\uFB1D\uFB1F-\uFB28\uFB2A-\uFB36\uFB38-\uFB3C\uFB3E\uFB40\uFB41\uFB43\uFB44\uFB46-\uFBB1\uFBD3-\uFD3D\uFD50-\uFD8F\uFD92-\uFDC7\uFDF0-\uFDFB\uFE70-\uFE74\uFE76-\uFEFC\uFF21-\uFF3A\uFF41-\uFF5A\uFF66-\uFFBE\uFFC2-\uFFC7\uFFCA\
-\uFFCF\uFFD2-\uFFD7\uFFDA-\uFFDC",dt={3:"abstract boolean byte char class double enum export extends final float goto i\
mplements import int interface long native package private protected public short static super synchronized throws trans\
ient volatile",5:"class enum extends super const export import",6:"enum",strict:"implements interface let package privat\
e protected public static yield",strictBind:"eval arguments"},mt="break case catch continue debugger default do else fin\
ally for function if return switch throw try var while with null true false instanceof typeof void delete new in this",we={
5:mt,"5module":mt+" export import",6:mt+" const class extends export import super"},It=/^in(stanceof)?$/,Fe=new RegExp("\
["+Bt+"]"),De=new RegExp("["+Bt+Se+"]");function gt(t,e){for(var s=65536,i=0;i<e.length;i+=2){if(s+=e[i],s>t)return!1;if(s+=
e[i+1],s>=t)return!0}return!1}function V(t,e){return t<65?t===36:t<91?!0:t<97?t===95:t<123?!0:t<=65535?t>=170&&Fe.test(String.
fromCharCode(t)):e===!1?!1:gt(t,Dt)}function T(t,e){return t<48?t===36:t<58?!0:t<65?!1:t<91?!0:t<97?t===95:t<123?!0:t<=65535?
t>=170&&De.test(String.fromCharCode(t)):e===!1?!1:gt(t,Dt)||gt(t,ke)}var v=function(t,e){e===void 0&&(e={}),this.label=t,
this.keyword=e.keyword,this.beforeExpr=!!e.beforeExpr,this.startsExpr=!!e.startsExpr,this.isLoop=!!e.isLoop,this.isAssign=
!!e.isAssign,this.prefix=!!e.prefix,this.postfix=!!e.postfix,this.binop=e.binop||null,this.updateContext=null};function w(t,e){
return new v(t,{beforeExpr:!0,binop:e})}var F={beforeExpr:!0},k={startsExpr:!0},xt={};function x(t,e){return e===void 0&&
(e={}),e.keyword=t,xt[t]=new v(t,e)}var r={num:new v("num",k),regexp:new v("regexp",k),string:new v("string",k),name:new v(
"name",k),privateId:new v("privateId",k),eof:new v("eof"),bracketL:new v("[",{beforeExpr:!0,startsExpr:!0}),bracketR:new v(
"]"),braceL:new v("{",{beforeExpr:!0,startsExpr:!0}),braceR:new v("}"),parenL:new v("(",{beforeExpr:!0,startsExpr:!0}),parenR:new v(
")"),comma:new v(",",F),semi:new v(";",F),colon:new v(":",F),dot:new v("."),question:new v("?",F),questionDot:new v("?."),
arrow:new v("=>",F),template:new v("template"),invalidTemplate:new v("invalidTemplate"),ellipsis:new v("...",F),backQuote:new v(
"`",k),dollarBraceL:new v("${",{beforeExpr:!0,startsExpr:!0}),eq:new v("=",{beforeExpr:!0,isAssign:!0}),assign:new v("_=",
{beforeExpr:!0,isAssign:!0}),incDec:new v("++/--",{prefix:!0,postfix:!0,startsExpr:!0}),prefix:new v("!/~",{beforeExpr:!0,
prefix:!0,startsExpr:!0}),logicalOR:w("||",1),logicalAND:w("&&",2),bitwiseOR:w("|",3),bitwiseXOR:w("^",4),bitwiseAND:w("\
&",5),equality:w("==/!=/===/!==",6),relational:w("</>/<=/>=",7),bitShift:w("<</>>/>>>",8),plusMin:new v("+/-",{beforeExpr:!0,
binop:9,prefix:!0,startsExpr:!0}),modulo:w("%",10),star:w("*",10),slash:w("/",10),starstar:new v("**",{beforeExpr:!0}),coalesce:w(
"??",1),_break:x("break"),_case:x("case",F),_catch:x("catch"),_continue:x("continue"),_debugger:x("debugger"),_default:x(
"default",F),_do:x("do",{isLoop:!0,beforeExpr:!0}),_else:x("else",F),_finally:x("finally"),_for:x("for",{isLoop:!0}),_function:x(
"function",k),_if:x("if"),_return:x("return",F),_switch:x("switch"),_throw:x("throw",F),_try:x("try"),_var:x("var"),_const:x(
"const"),_while:x("while",{isLoop:!0}),_with:x("with"),_new:x("new",{beforeExpr:!0,startsExpr:!0}),_this:x("this",k),_super:x(
"super",k),_class:x("class",k),_extends:x("extends",F),_export:x("export"),_import:x("import",k),_null:x("null",k),_true:x(
"true",k),_false:x("false",k),_in:x("in",{beforeExpr:!0,binop:7}),_instanceof:x("instanceof",{beforeExpr:!0,binop:7}),_typeof:x(
"typeof",{beforeExpr:!0,prefix:!0,startsExpr:!0}),_void:x("void",{beforeExpr:!0,prefix:!0,startsExpr:!0}),_delete:x("del\
ete",{beforeExpr:!0,prefix:!0,startsExpr:!0})},S=/\r\n?|\n|\u2028|\u2029/,Be=new RegExp(S.source,"g");function W(t){return t===
10||t===13||t===8232||t===8233}function Pt(t,e,s){s===void 0&&(s=t.length);for(var i=e;i<s;i++){var a=t.charCodeAt(i);if(W(
a))return i<s-1&&a===13&&t.charCodeAt(i+1)===10?i+2:i+1}return-1}var Vt=/[\u1680\u2000-\u200a\u202f\u205f\u3000\ufeff]/,
E=/(?:\s|\/\/.*|\/\*[^]*?\*\/)*/g,Nt=Object.prototype,Ie=Nt.hasOwnProperty,Pe=Nt.toString,H=Object.hasOwn||(function(t,e){
return Ie.call(t,e)}),Tt=Array.isArray||(function(t){return Pe.call(t)==="[object Array]"}),Lt=Object.create(null);function M(t){
return Lt[t]||(Lt[t]=new RegExp("^(?:"+t.replace(/ /g,"|")+")$"))}function L(t){return t<=65535?String.fromCharCode(t):(t-=
65536,String.fromCharCode((t>>10)+55296,(t&1023)+56320))}var Ve=/(?:[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?:[^\uD800-\uDBFF]|^)[\uDC00-\uDFFF])/,
X=function(t,e){this.line=t,this.column=e};X.prototype.offset=function(t){return new X(this.line,this.column+t)};var et=function(t,e,s){
this.start=e,this.end=s,t.sourceFile!==null&&(this.source=t.sourceFile)};function Rt(t,e){for(var s=1,i=0;;){var a=Pt(t,
i,e);if(a<0)return new X(s,e-i);++s,i=a}}var vt={ecmaVersion:null,sourceType:"script",strict:!1,onInsertedSemicolon:null,
onTrailingComma:null,allowReserved:null,allowReturnOutsideFunction:!1,allowImportExportEverywhere:!1,allowAwaitOutsideFunction:null,
allowSuperOutsideMethod:null,allowHashBang:!1,checkPrivateFields:!0,locations:!1,startLocation:null,onToken:null,onComment:null,
ranges:!1,program:null,sourceFile:null,directSourceFile:null,preserveParens:!1},Ot=!1;function Ne(t){var e={};for(var s in vt)
e[s]=t&&H(t,s)?t[s]:vt[s];if(e.ecmaVersion==="latest"?e.ecmaVersion=1e8:e.ecmaVersion==null?(!Ot&&typeof console=="objec\
t"&&console.warn&&(Ot=!0,console.warn(`Since Acorn 8.0.0, options.ecmaVersion is required.
Defaulting to 2020, but this will stop working in the future.`)),e.ecmaVersion=11):e.ecmaVersion>=2015&&(e.ecmaVersion-=
2009),e.allowReserved==null&&(e.allowReserved=e.ecmaVersion<5),(!t||t.allowHashBang==null)&&(e.allowHashBang=e.ecmaVersion>=
14),Tt(e.onToken)){var i=e.onToken;e.onToken=function(a){return i.push(a)}}if(Tt(e.onComment)&&(e.onComment=Te(e,e.onComment)),
e.sourceType==="commonjs"&&e.allowAwaitOutsideFunction)throw new Error("Cannot use allowAwaitOutsideFunction with source\
Type: commonjs");return e}function Te(t,e){return function(s,i,a,o,n,u){var h={type:s?"Block":"Line",value:i,start:a,end:o};
t.locations&&(h.loc=new et(this,n,u)),t.ranges&&(h.range=[a,o]),e.push(h)}}var j=1,q=2,At=4,Mt=8,Ct=16,Ut=32,st=64,jt=128,
G=256,Z=512,qt=1024,it=j|q|G;function yt(t,e){return q|(t?At:0)|(e?Mt:0)}var rt=0,Et=1,R=2,Gt=3,Wt=4,Ht=5,y=function(t,e,s){
this.options=t=Ne(t),this.sourceFile=t.sourceFile,this.keywords=M(we[t.ecmaVersion>=6?6:t.sourceType==="module"?"5module":
5]);var i="";t.allowReserved!==!0&&(i=dt[t.ecmaVersion>=6?6:t.ecmaVersion===5?5:3],t.sourceType==="module"&&(i+=" await")),
this.reservedWords=M(i);var a=(i?i+" ":"")+dt.strict;this.reservedWordsStrict=M(a),this.reservedWordsStrictBind=M(a+" "+
dt.strictBind),this.input=String(e),this.containsEsc=!1,this.pos=s||0,this.curLine=1,t.startLocation?(this.lineStart=this.
pos-t.startLocation.column,this.curLine=t.startLocation.line):s?(this.lineStart=this.input.lastIndexOf(`
`,s-1)+1,this.options.locations&&(this.curLine=this.input.slice(0,this.lineStart).split(S).length)):this.lineStart=0,this.
type=r.eof,this.value=null,this.start=this.end=this.pos,this.startLoc=this.endLoc=this.curPosition(),this.lastTokEndLoc=
this.lastTokStartLoc=null,this.lastTokStart=this.lastTokEnd=this.pos,this.context=this.initialContext(),this.exprAllowed=
!0,this.inModule=t.sourceType==="module",this.strict=this.inModule||t.strict===!0||this.strictDirective(this.pos),this.potentialArrowAt=
-1,this.potentialArrowInForAwait=!1,this.yieldPos=this.awaitPos=this.awaitIdentPos=0,this.labels=[],this.undefinedExports=
Object.create(null),this.pos===0&&t.allowHashBang&&this.input.slice(0,2)==="#!"&&this.skipLineComment(2),this.scopeStack=
[],this.enterScope(this.options.sourceType==="commonjs"?q:j),this.regexpState=null,this.privateNameStack=[]},D={inFunction:{
configurable:!0},inGenerator:{configurable:!0},inAsync:{configurable:!0},canAwait:{configurable:!0},allowReturn:{configurable:!0},
allowSuper:{configurable:!0},allowDirectSuper:{configurable:!0},treatFunctionsAsVar:{configurable:!0},allowNewDotTarget:{
configurable:!0},allowUsing:{configurable:!0},inClassStaticBlock:{configurable:!0}};y.prototype.parse=function(){var t=this,
e=this.options.program||this.startNode();return this.nextToken(),this.catchStackOverflow(function(){return t.parseTopLevel(
e)})},D.inFunction.get=function(){return(this.currentVarScope().flags&q)>0},D.inGenerator.get=function(){return(this.currentVarScope().
flags&Mt)>0},D.inAsync.get=function(){return(this.currentVarScope().flags&At)>0},D.canAwait.get=function(){for(var t=this.
scopeStack.length-1;t>=0;t--){var e=this.scopeStack[t],s=e.flags;if(s&(G|Z))return!1;if(s&q)return(s&At)>0}return this.inModule&&
this.options.ecmaVersion>=13||this.options.allowAwaitOutsideFunction},D.allowReturn.get=function(){return!!(this.inFunction||
this.options.allowReturnOutsideFunction&&this.currentVarScope().flags&j)},D.allowSuper.get=function(){var t=this.currentThisScope(),
e=t.flags;return(e&st)>0||this.options.allowSuperOutsideMethod},D.allowDirectSuper.get=function(){return(this.currentThisScope().
flags&jt)>0},D.treatFunctionsAsVar.get=function(){return this.treatFunctionsAsVarInScope(this.currentScope())},D.allowNewDotTarget.
get=function(){for(var t=this.scopeStack.length-1;t>=0;t--){var e=this.scopeStack[t],s=e.flags;if(s&(G|Z)||s&q&&!(s&Ct))
return!0}return!1},D.allowUsing.get=function(){var t=this.currentScope(),e=t.flags;return!(e&qt||!this.inModule&&e&j)},D.
inClassStaticBlock.get=function(){return(this.currentVarScope().flags&G)>0},y.extend=function(){for(var t=[],e=arguments.
length;e--;)t[e]=arguments[e];for(var s=this,i=0;i<t.length;i++)s=t[i](s);return s},y.parse=function(t,e){return new this(
e,t).parse()},y.parseExpressionAt=function(t,e,s){var i=new this(s,t,e);return i.nextToken(),i.parseExpression()},y.tokenizer=
function(t,e){return new this(e,t)},Object.defineProperties(y.prototype,D);var b=y.prototype,Le=/^(?:'((?:\\[^]|[^'\\])*?)'|"((?:\\[^]|[^"\\])*?)")/;
b.strictDirective=function(t){if(this.options.ecmaVersion<5)return!1;for(;;){E.lastIndex=t,t+=E.exec(this.input)[0].length;
var e=Le.exec(this.input.slice(t));if(!e)return!1;if((e[1]||e[2])==="use strict"){E.lastIndex=t+e[0].length;var s=E.exec(
this.input),i=s.index+s[0].length,a=this.input.charAt(i);return a===";"||a==="}"||S.test(s[0])&&!(/[(`.[+\-/*%<>=,?^&]/.
test(a)||a==="!"&&this.input.charAt(i+1)==="="||a==="i"&&Re(this,i))}t+=e[0].length,E.lastIndex=t,t+=E.exec(this.input)[0].
length,this.input[t]===";"&&t++}};function Re(t,e){for(var s=e+1,i=Math.min(t.input.length,e+11);s<i;){var a=t.fullCharCodeAt(
s);if(!T(a,!0))break;s+=a<=65535?1:2}return s===e+2&&t.input.slice(e,s)==="in"||s===e+10&&t.input.slice(e,s)==="instance\
of"}b.eat=function(t){return this.type===t?(this.next(),!0):!1},b.isContextual=function(t){return this.type===r.name&&this.
value===t&&!this.containsEsc},b.eatContextual=function(t){return this.isContextual(t)?(this.next(),!0):!1},b.catchStackOverflow=
function(t){try{return t()}catch(e){if(e instanceof Error&&(/\bstack\b.*\b(exceeded|overflow)\b/i.test(e.message)||/\btoo much recursion\b/i.
test(e.message)))this.raise(this.start,"Not enough stack space to parse input");else throw e}},b.expectContextual=function(t){
this.eatContextual(t)||this.unexpected()},b.canInsertSemicolon=function(){return this.type===r.eof||this.type===r.braceR||
S.test(this.input.slice(this.lastTokEnd,this.start))},b.insertSemicolon=function(){if(this.canInsertSemicolon())return this.
options.onInsertedSemicolon&&this.options.onInsertedSemicolon(this.lastTokEnd,this.lastTokEndLoc),!0},b.semicolon=function(){
!this.eat(r.semi)&&!this.insertSemicolon()&&this.unexpected()},b.afterTrailingComma=function(t,e){if(this.type===t)return this.
options.onTrailingComma&&this.options.onTrailingComma(this.lastTokStart,this.lastTokStartLoc),e||this.next(),!0},b.expect=
function(t){this.eat(t)||this.unexpected()},b.unexpected=function(t){this.raise(t??this.start,"Unexpected token")};var at=function(){
this.shorthandAssign=this.trailingComma=this.parenthesizedAssign=this.parenthesizedBind=this.doubleProto=-1};b.checkPatternErrors=
function(t,e){if(t){t.trailingComma>-1&&this.raiseRecoverable(t.trailingComma,"Comma is not permitted after the rest ele\
ment");var s=e?t.parenthesizedAssign:t.parenthesizedBind;s>-1&&this.raiseRecoverable(s,e?"Assigning to rvalue":"Parenthe\
sized pattern")}},b.checkExpressionErrors=function(t,e){if(!t)return!1;var s=t.shorthandAssign,i=t.doubleProto;if(!e)return s>=
0||i>=0;s>=0&&this.raise(s,"Shorthand property assignments are valid only in destructuring patterns"),i>=0&&this.raiseRecoverable(
i,"Redefinition of __proto__ property")},b.checkYieldAwaitInDefaultParams=function(){this.yieldPos&&(!this.awaitPos||this.
yieldPos<this.awaitPos)&&this.raise(this.yieldPos,"Yield expression cannot be a default value"),this.awaitPos&&this.raise(
this.awaitPos,"Await expression cannot be a default value")},b.isSimpleAssignTarget=function(t){return t.type==="Parenth\
esizedExpression"?this.isSimpleAssignTarget(t.expression):t.type==="Identifier"||t.type==="MemberExpression"};var c=y.prototype;
c.parseTopLevel=function(t){var e=Object.create(null);for(t.body||(t.body=[]);this.type!==r.eof;){var s=this.parseStatement(
null,!0,e);t.body.push(s)}if(this.inModule)for(var i=0,a=Object.keys(this.undefinedExports);i<a.length;i+=1){var o=a[i];
this.raiseRecoverable(this.undefinedExports[o].start,"Export '"+o+"' is not defined")}return this.adaptDirectivePrologue(
t.body),this.next(),t.sourceType=this.options.sourceType==="commonjs"?"script":this.options.sourceType,this.finishNode(t,
"Program")};var bt={kind:"loop"},Oe={kind:"switch"};c.isLet=function(t){if(this.options.ecmaVersion<6||!this.isContextual(
"let"))return!1;E.lastIndex=this.pos;var e=E.exec(this.input),s=this.pos+e[0].length,i=this.fullCharCodeAt(s);if(i===91||
i===92)return!0;if(t)return!1;if(i===123)return!0;if(V(i)){var a=s;do s+=i<=65535?1:2;while(T(i=this.fullCharCodeAt(s)));
if(i===92)return!0;var o=this.input.slice(a,s);if(!It.test(o))return!0}return!1},c.isAsyncFunction=function(){if(this.options.
ecmaVersion<8||!this.isContextual("async"))return!1;E.lastIndex=this.pos;var t=E.exec(this.input),e=this.pos+t[0].length,
s;return!S.test(this.input.slice(this.pos,e))&&this.input.slice(e,e+8)==="function"&&(e+8===this.input.length||!(T(s=this.
fullCharCodeAt(e+8))||s===92))},c.isUsingKeyword=function(t,e){if(this.options.ecmaVersion<17||!this.isContextual(t?"awa\
it":"using"))return!1;E.lastIndex=this.pos;var s=E.exec(this.input),i=this.pos+s[0].length;if(S.test(this.input.slice(this.
pos,i)))return!1;if(t){var a=i+5,o;if(this.input.slice(i,a)!=="using"||a===this.input.length||T(o=this.fullCharCodeAt(a))||
o===92)return!1;E.lastIndex=a;var n=E.exec(this.input);if(i=a+n[0].length,n&&S.test(this.input.slice(a,i)))return!1}var u=this.
fullCharCodeAt(i);if(!V(u)&&u!==92)return!1;var h=i;do i+=u<=65535?1:2;while(T(u=this.fullCharCodeAt(i)));if(u===92)return!0;
var l=this.input.slice(h,i);if(It.test(l))return!1;if(e&&!t&&l==="of"){E.lastIndex=i;var m=E.exec(this.input);if(i=i+m[0].
length,this.input.charCodeAt(i)!==61||(u=this.input.charCodeAt(i+1))===61||u===62)return!1}return!0},c.isAwaitUsing=function(t){
return this.isUsingKeyword(!0,t)},c.isUsing=function(t){return this.isUsingKeyword(!1,t)},c.parseStatement=function(t,e,s){
var i=this.type,a=this.startNode(),o;switch(this.isLet(t)&&(i=r._var,o="let"),i){case r._break:case r._continue:return this.
parseBreakContinueStatement(a,i.keyword);case r._debugger:return this.parseDebuggerStatement(a);case r._do:return this.parseDoStatement(
a);case r._for:return this.parseForStatement(a);case r._function:return t&&(this.strict||t!=="if"&&t!=="label")&&this.options.
ecmaVersion>=6&&this.unexpected(),this.parseFunctionStatement(a,!1,!t);case r._class:return t&&this.unexpected(),this.parseClass(
a,!0);case r._if:return this.parseIfStatement(a);case r._return:return this.parseReturnStatement(a);case r._switch:return this.
parseSwitchStatement(a);case r._throw:return this.parseThrowStatement(a);case r._try:return this.parseTryStatement(a);case r.
_const:case r._var:return o=o||this.value,t&&o!=="var"&&this.unexpected(),this.parseVarStatement(a,o);case r._while:return this.
parseWhileStatement(a);case r._with:return this.parseWithStatement(a);case r.braceL:return this.parseBlock(!0,a);case r.
semi:return this.parseEmptyStatement(a);case r._export:case r._import:if(this.options.ecmaVersion>10&&i===r._import){E.lastIndex=
this.pos;var n=E.exec(this.input),u=this.pos+n[0].length,h=this.input.charCodeAt(u);if(h===40||h===46)return this.parseExpressionStatement(
a,this.parseExpression())}return this.options.allowImportExportEverywhere||(e||this.raise(this.start,"'import' and 'expo\
rt' may only appear at the top level"),this.inModule||this.raise(this.start,"'import' and 'export' may appear only with \
'sourceType: module'")),i===r._import?this.parseImport(a):this.parseExport(a,s);default:if(this.isAsyncFunction())return t&&
this.unexpected(),this.next(),this.parseFunctionStatement(a,!0,!t);var l=this.isAwaitUsing(!1)?"await using":this.isUsing(
!1)?"using":null;if(l)return this.allowUsing||this.raise(this.start,"Using declaration cannot appear in the top level wh\
en source type is `script` or in the bare case statement"),t&&this.raise(this.start,"Using declaration is not allowed in\
 single-statement positions"),l==="await using"&&(this.canAwait||this.raise(this.start,"Await using cannot appear outsid\
e of async function"),this.next()),this.next(),this.parseVar(a,!1,l),this.semicolon(),this.finishNode(a,"VariableDeclara\
tion");var m=this.value,A=this.parseExpression();return i===r.name&&A.type==="Identifier"&&this.eat(r.colon)?this.parseLabeledStatement(
a,m,A,t):this.parseExpressionStatement(a,A)}},c.parseBreakContinueStatement=function(t,e){var s=e==="break";this.next(),
this.eat(r.semi)||this.insertSemicolon()?t.label=null:this.type!==r.name?this.unexpected():(t.label=this.parseIdent(),this.
semicolon());for(var i=0;i<this.labels.length;++i){var a=this.labels[i];if((t.label==null||a.name===t.label.name)&&(a.kind!=
null&&(s||a.kind==="loop")||t.label&&s))break}return i===this.labels.length&&this.raise(t.start,"Unsyntactic "+e),this.finishNode(
t,s?"BreakStatement":"ContinueStatement")},c.parseDebuggerStatement=function(t){return this.next(),this.semicolon(),this.
finishNode(t,"DebuggerStatement")},c.parseDoStatement=function(t){return this.next(),this.labels.push(bt),t.body=this.parseStatement(
"do"),this.labels.pop(),this.expect(r._while),t.test=this.parseParenExpression(),this.options.ecmaVersion>=6?this.eat(r.
semi):this.semicolon(),this.finishNode(t,"DoWhileStatement")},c.parseForStatement=function(t){this.next();var e=this.options.
ecmaVersion>=9&&this.canAwait&&this.eatContextual("await")?this.lastTokStart:-1;if(this.labels.push(bt),this.enterScope(
0),this.expect(r.parenL),this.type===r.semi)return e>-1&&this.unexpected(e),this.parseFor(t,null);var s=this.isLet();if(this.
type===r._var||this.type===r._const||s){var i=this.startNode(),a=s?"let":this.value;return this.next(),this.parseVar(i,!0,
a),this.finishNode(i,"VariableDeclaration"),this.parseForAfterInit(t,i,e)}var o=this.isContextual("let"),n=!1,u=this.isUsing(
!0)?"using":this.isAwaitUsing(!0)?"await using":null;if(u){var h=this.startNode();return this.next(),u==="await using"&&
(this.canAwait||this.raise(this.start,"Await using cannot appear outside of async function"),this.next()),this.parseVar(
h,!0,u),this.finishNode(h,"VariableDeclaration"),this.parseForAfterInit(t,h,e)}var l=this.containsEsc,m=new at,A=this.start,
_=e>-1?this.parseExprSubscripts(m,"await"):this.parseExpression(!0,m);return this.type===r._in||(n=this.options.ecmaVersion>=
6&&this.isContextual("of"))?(e>-1?(this.type===r._in&&this.unexpected(e),t.await=!0):n&&this.options.ecmaVersion>=8&&(_.
start===A&&!l&&_.type==="Identifier"&&_.name==="async"?this.unexpected():this.options.ecmaVersion>=9&&(t.await=!1)),o&&n&&
this.raise(_.start,"The left-hand side of a for-of loop may not start with 'let'."),this.toAssignable(_,!1,m),this.checkLValPattern(
_),this.parseForIn(t,_)):(this.checkExpressionErrors(m,!0),e>-1&&this.unexpected(e),this.parseFor(t,_))},c.parseForAfterInit=
function(t,e,s){return(this.type===r._in||this.options.ecmaVersion>=6&&this.isContextual("of"))&&e.declarations.length===
1?(this.type===r._in?((e.kind==="using"||e.kind==="await using")&&!e.declarations[0].init&&this.raise(this.start,"Using \
declaration is not allowed in for-in loops"),this.options.ecmaVersion>=9&&s>-1&&this.unexpected(s)):this.options.ecmaVersion>=
9&&(t.await=s>-1),this.parseForIn(t,e)):(s>-1&&this.unexpected(s),this.parseFor(t,e))},c.parseFunctionStatement=function(t,e,s){
return this.next(),this.parseFunction(t,J|(s?0:_t),!1,e)},c.parseIfStatement=function(t){return this.next(),t.test=this.
parseParenExpression(),t.consequent=this.parseStatement("if"),t.alternate=this.eat(r._else)?this.parseStatement("if"):null,
this.finishNode(t,"IfStatement")},c.parseReturnStatement=function(t){return this.allowReturn||this.raise(this.start,"'re\
turn' outside of function"),this.next(),this.eat(r.semi)||this.insertSemicolon()?t.argument=null:(t.argument=this.parseExpression(),
this.semicolon()),this.finishNode(t,"ReturnStatement")},c.parseSwitchStatement=function(t){this.next(),t.discriminant=this.
parseParenExpression(),t.cases=[],this.expect(r.braceL),this.labels.push(Oe),this.enterScope(qt);for(var e,s=!1;this.type!==
r.braceR;)if(this.type===r._case||this.type===r._default){var i=this.type===r._case;e&&this.finishNode(e,"SwitchCase"),t.
cases.push(e=this.startNode()),e.consequent=[],this.next(),i?e.test=this.parseExpression():(s&&this.raiseRecoverable(this.
lastTokStart,"Multiple default clauses"),s=!0,e.test=null),this.expect(r.colon)}else e||this.unexpected(),e.consequent.push(
this.parseStatement(null));return this.exitScope(),e&&this.finishNode(e,"SwitchCase"),this.next(),this.labels.pop(),this.
finishNode(t,"SwitchStatement")},c.parseThrowStatement=function(t){return this.next(),S.test(this.input.slice(this.lastTokEnd,
this.start))&&this.raise(this.lastTokEnd,"Illegal newline after throw"),t.argument=this.parseExpression(),this.semicolon(),
this.finishNode(t,"ThrowStatement")};var Me=[];c.parseCatchClauseParam=function(){var t=this.parseBindingAtom(),e=t.type===
"Identifier";return this.enterScope(e?Ut:0),this.checkLValPattern(t,e?Wt:R),this.expect(r.parenR),t},c.parseTryStatement=
function(t){if(this.next(),t.block=this.parseBlock(),t.handler=null,this.type===r._catch){var e=this.startNode();this.next(),
this.eat(r.parenL)?e.param=this.parseCatchClauseParam():(this.options.ecmaVersion<10&&this.unexpected(),e.param=null,this.
enterScope(0)),e.body=this.parseBlock(!1),this.exitScope(),t.handler=this.finishNode(e,"CatchClause")}return t.finalizer=
this.eat(r._finally)?this.parseBlock():null,!t.handler&&!t.finalizer&&this.raise(t.start,"Missing catch or finally claus\
e"),this.finishNode(t,"TryStatement")},c.parseVarStatement=function(t,e,s){return this.next(),this.parseVar(t,!1,e,s),this.
semicolon(),this.finishNode(t,"VariableDeclaration")},c.parseWhileStatement=function(t){return this.next(),t.test=this.parseParenExpression(),
this.labels.push(bt),t.body=this.parseStatement("while"),this.labels.pop(),this.finishNode(t,"WhileStatement")},c.parseWithStatement=
function(t){return this.strict&&this.raise(this.start,"'with' in strict mode"),this.next(),t.object=this.parseParenExpression(),
t.body=this.parseStatement("with"),this.finishNode(t,"WithStatement")},c.parseEmptyStatement=function(t){return this.next(),
this.finishNode(t,"EmptyStatement")},c.parseLabeledStatement=function(t,e,s,i){for(var a=0,o=this.labels;a<o.length;a+=1){
var n=o[a];n.name===e&&this.raise(s.start,"Label '"+e+"' is already declared")}for(var u=this.type.isLoop?"loop":this.type===
r._switch?"switch":null,h=this.labels.length-1;h>=0;h--){var l=this.labels[h];if(l.statementStart===t.start)l.statementStart=
this.start,l.kind=u;else break}return this.labels.push({name:e,kind:u,statementStart:this.start}),t.body=this.parseStatement(
i?i.indexOf("label")===-1?i+"label":i:"label"),this.labels.pop(),t.label=s,this.finishNode(t,"LabeledStatement")},c.parseExpressionStatement=
function(t,e){return t.expression=e,this.semicolon(),this.finishNode(t,"ExpressionStatement")},c.parseBlock=function(t,e,s){
for(t===void 0&&(t=!0),e===void 0&&(e=this.startNode()),e.body=[],this.expect(r.braceL),t&&this.enterScope(0);this.type!==
r.braceR;){var i=this.parseStatement(null);e.body.push(i)}return s&&(this.strict=!1),this.next(),t&&this.exitScope(),this.
finishNode(e,"BlockStatement")},c.parseFor=function(t,e){return t.init=e,this.expect(r.semi),t.test=this.type===r.semi?null:
this.parseExpression(),this.expect(r.semi),t.update=this.type===r.parenR?null:this.parseExpression(),this.expect(r.parenR),
t.body=this.parseStatement("for"),this.exitScope(),this.labels.pop(),this.finishNode(t,"ForStatement")},c.parseForIn=function(t,e){
var s=this.type===r._in;return this.next(),e.type==="VariableDeclaration"&&e.declarations[0].init!=null&&(!s||this.options.
ecmaVersion<8||this.strict||e.kind!=="var"||e.declarations[0].id.type!=="Identifier")&&this.raise(e.start,(s?"for-in":"f\
or-of")+" loop variable declaration may not have an initializer"),t.left=e,t.right=s?this.parseExpression():this.parseMaybeAssign(),
this.expect(r.parenR),t.body=this.parseStatement("for"),this.exitScope(),this.labels.pop(),this.finishNode(t,s?"ForInSta\
tement":"ForOfStatement")},c.parseVar=function(t,e,s,i){for(t.declarations=[],t.kind=s;;){var a=this.startNode();if(this.
parseVarId(a,s),this.eat(r.eq)?a.init=this.parseMaybeAssign(e):!i&&s==="const"&&!(this.type===r._in||this.options.ecmaVersion>=
6&&this.isContextual("of"))?this.unexpected():!i&&(s==="using"||s==="await using")&&this.options.ecmaVersion>=17&&this.type!==
r._in&&!this.isContextual("of")?this.raise(this.lastTokEnd,"Missing initializer in "+s+" declaration"):!i&&a.id.type!=="\
Identifier"&&!(e&&(this.type===r._in||this.isContextual("of")))?this.raise(this.lastTokEnd,"Complex binding patterns req\
uire an initialization value"):a.init=null,t.declarations.push(this.finishNode(a,"VariableDeclarator")),!this.eat(r.comma))
break}return t},c.parseVarId=function(t,e){t.id=e==="using"||e==="await using"?this.parseIdent():this.parseBindingAtom(),
this.checkLValPattern(t.id,e==="var"?Et:R,!1)};var J=1,_t=2,zt=4;c.parseFunction=function(t,e,s,i,a){this.initFunction(t),
(this.options.ecmaVersion>=9||this.options.ecmaVersion>=6&&!i)&&(this.type===r.star&&e&_t&&this.unexpected(),t.generator=
this.eat(r.star)),this.options.ecmaVersion>=8&&(t.async=!!i),e&J&&(t.id=e&zt&&this.type!==r.name?null:this.parseIdent(),
t.id&&!(e&_t)&&this.checkLValSimple(t.id,this.strict||t.generator||t.async?this.treatFunctionsAsVar?Et:R:Gt));var o=this.
yieldPos,n=this.awaitPos,u=this.awaitIdentPos;return this.yieldPos=0,this.awaitPos=0,this.awaitIdentPos=0,this.enterScope(
yt(t.async,t.generator)),e&J||(t.id=this.type===r.name?this.parseIdent():null),this.parseFunctionParams(t),this.parseFunctionBody(
t,s,!1,a),this.yieldPos=o,this.awaitPos=n,this.awaitIdentPos=u,this.finishNode(t,e&J?"FunctionDeclaration":"FunctionExpr\
ession")},c.parseFunctionParams=function(t){this.expect(r.parenL),t.params=this.parseBindingList(r.parenR,!1,this.options.
ecmaVersion>=8),this.checkYieldAwaitInDefaultParams()},c.parseClass=function(t,e){this.next();var s=this.strict;this.strict=
!0,this.parseClassId(t,e),this.parseClassSuper(t);var i=this.enterClassBody(),a=this.startNode(),o=!1;for(a.body=[],this.
expect(r.braceL);this.type!==r.braceR;){var n=this.parseClassElement(t.superClass!==null);n&&(a.body.push(n),n.type==="M\
ethodDefinition"&&n.kind==="constructor"?(o&&this.raiseRecoverable(n.start,"Duplicate constructor in the same class"),o=
!0):n.key&&n.key.type==="PrivateIdentifier"&&Ue(i,n)&&this.raiseRecoverable(n.key.start,"Identifier '#"+n.key.name+"' ha\
s already been declared"))}return this.strict=s,this.next(),t.body=this.finishNode(a,"ClassBody"),this.exitClassBody(),this.
finishNode(t,e?"ClassDeclaration":"ClassExpression")},c.parseClassElement=function(t){if(this.eat(r.semi))return null;var e=this.
options.ecmaVersion,s=this.startNode(),i="",a=!1,o=!1,n="method",u=!1;if(this.eatContextual("static")){if(e>=13&&this.eat(
r.braceL))return this.parseClassStaticBlock(s),s;this.isClassElementNameStart()||this.type===r.star?u=!0:i="static"}if(s.
static=u,!i&&e>=8&&this.eatContextual("async")&&((this.isClassElementNameStart()||this.type===r.star)&&!this.canInsertSemicolon()?
o=!0:i="async"),!i&&(e>=9||!o)&&this.eat(r.star)&&(a=!0),!i&&!o&&!a){var h=this.value;(this.eatContextual("get")||this.eatContextual(
"set"))&&(this.isClassElementNameStart()?n=h:i=h)}if(i?(s.computed=!1,s.key=this.startNodeAt(this.lastTokStart,this.lastTokStartLoc),
s.key.name=i,this.finishNode(s.key,"Identifier")):this.parseClassElementName(s),e<13||this.type===r.parenL||n!=="method"||
a||o){var l=!s.static&&nt(s,"constructor"),m=l&&t;l&&n!=="method"&&this.raise(s.key.start,"Constructor can't have get/se\
t modifier"),s.kind=l?"constructor":n,this.parseClassMethod(s,a,o,m)}else this.parseClassField(s);return s},c.isClassElementNameStart=
function(){return this.type===r.name||this.type===r.privateId||this.type===r.num||this.type===r.string||this.type===r.bracketL||
this.type.keyword},c.parseClassElementName=function(t){this.type===r.privateId?(this.value==="constructor"&&this.raise(this.
start,"Classes can't have an element named '#constructor'"),t.computed=!1,t.key=this.parsePrivateIdent()):this.parsePropertyName(
t)},c.parseClassMethod=function(t,e,s,i){var a=t.key;t.kind==="constructor"?(e&&this.raise(a.start,"Constructor can't be\
 a generator"),s&&this.raise(a.start,"Constructor can't be an async method")):t.static&&nt(t,"prototype")&&this.raise(a.
start,"Classes may not have a static property named prototype");var o=t.value=this.parseMethod(e,s,i);return t.kind==="g\
et"&&o.params.length!==0&&this.raiseRecoverable(o.start,"getter should have no params"),t.kind==="set"&&o.params.length!==
1&&this.raiseRecoverable(o.start,"setter should have exactly one param"),t.kind==="set"&&o.params[0].type==="RestElement"&&
this.raiseRecoverable(o.params[0].start,"Setter cannot use rest params"),this.finishNode(t,"MethodDefinition")},c.parseClassField=
function(t){return nt(t,"constructor")?this.raise(t.key.start,"Classes can't have a field named 'constructor'"):t.static&&
nt(t,"prototype")&&this.raise(t.key.start,"Classes can't have a static field named 'prototype'"),this.eat(r.eq)?(this.enterScope(
Z|st),t.value=this.parseMaybeAssign(),this.exitScope()):t.value=null,this.semicolon(),this.finishNode(t,"PropertyDefinit\
ion")},c.parseClassStaticBlock=function(t){t.body=[];var e=this.labels;for(this.labels=[],this.enterScope(G|st);this.type!==
r.braceR;){var s=this.parseStatement(null);t.body.push(s)}return this.next(),this.exitScope(),this.labels=e,this.finishNode(
t,"StaticBlock")},c.parseClassId=function(t,e){this.type===r.name?(t.id=this.parseIdent(),e&&this.checkLValSimple(t.id,R,
!1)):(e===!0&&this.unexpected(),t.id=null)},c.parseClassSuper=function(t){t.superClass=this.eat(r._extends)?this.parseExprSubscripts(
null,!1):null},c.enterClassBody=function(){var t={declared:Object.create(null),used:[]};return this.privateNameStack.push(
t),t.declared},c.exitClassBody=function(){var t=this.privateNameStack.pop(),e=t.declared,s=t.used;if(this.options.checkPrivateFields)
for(var i=this.privateNameStack.length,a=i===0?null:this.privateNameStack[i-1],o=0;o<s.length;++o){var n=s[o];H(e,n.name)||
(a?a.used.push(n):this.raiseRecoverable(n.start,"Private field '#"+n.name+"' must be declared in an enclosing class"))}};
function Ue(t,e){var s=e.key.name,i=t[s],a="true";return e.type==="MethodDefinition"&&(e.kind==="get"||e.kind==="set")&&
(a=(e.static?"s":"i")+e.kind),i==="iget"&&a==="iset"||i==="iset"&&a==="iget"||i==="sget"&&a==="sset"||i==="sset"&&a==="s\
get"?(t[s]="true",!1):i?!0:(t[s]=a,!1)}function nt(t,e){var s=t.computed,i=t.key;return!s&&(i.type==="Identifier"&&i.name===
e||i.type==="Literal"&&i.value===e)}c.parseExportAllDeclaration=function(t,e){return this.options.ecmaVersion>=11&&(this.
eatContextual("as")?(t.exported=this.parseModuleExportName(),this.checkExport(e,t.exported,this.lastTokStart)):t.exported=
null),this.expectContextual("from"),this.type!==r.string&&this.unexpected(),t.source=this.parseExprAtom(),this.options.ecmaVersion>=
16&&(t.attributes=this.parseWithClause()),this.semicolon(),this.finishNode(t,"ExportAllDeclaration")},c.parseExport=function(t,e){
if(this.next(),this.eat(r.star))return this.parseExportAllDeclaration(t,e);if(this.eat(r._default))return this.checkExport(
e,"default",this.lastTokStart),t.declaration=this.parseExportDefaultDeclaration(),this.finishNode(t,"ExportDefaultDeclar\
ation");if(this.shouldParseExportStatement())t.declaration=this.parseExportDeclaration(t),t.declaration.type==="Variable\
Declaration"?this.checkVariableExport(e,t.declaration.declarations):this.checkExport(e,t.declaration.id,t.declaration.id.
start),t.specifiers=[],t.source=null,this.options.ecmaVersion>=16&&(t.attributes=[]);else{if(t.declaration=null,t.specifiers=
this.parseExportSpecifiers(e),this.eatContextual("from"))this.type!==r.string&&this.unexpected(),t.source=this.parseExprAtom(),
this.options.ecmaVersion>=16&&(t.attributes=this.parseWithClause());else{for(var s=0,i=t.specifiers;s<i.length;s+=1){var a=i[s];
this.checkUnreserved(a.local),this.checkLocalExport(a.local),a.local.type==="Literal"&&this.raise(a.local.start,"A strin\
g literal cannot be used as an exported binding without `from`.")}t.source=null,this.options.ecmaVersion>=16&&(t.attributes=
[])}this.semicolon()}return this.finishNode(t,"ExportNamedDeclaration")},c.parseExportDeclaration=function(t){return this.
parseStatement(null)},c.parseExportDefaultDeclaration=function(){var t;if(this.type===r._function||(t=this.isAsyncFunction())){
var e=this.startNode();return this.next(),t&&this.next(),this.parseFunction(e,J|zt,!1,t)}else if(this.type===r._class){var s=this.
startNode();return this.parseClass(s,"nullableID")}else{var i=this.parseMaybeAssign();return this.semicolon(),i}},c.checkExport=
function(t,e,s){t&&(typeof e!="string"&&(e=e.type==="Identifier"?e.name:e.value),H(t,e)&&this.raiseRecoverable(s,"Duplic\
ate export '"+e+"'"),t[e]=!0)},c.checkPatternExport=function(t,e){var s=e.type;if(s==="Identifier")this.checkExport(t,e,
e.start);else if(s==="ObjectPattern")for(var i=0,a=e.properties;i<a.length;i+=1){var o=a[i];this.checkPatternExport(t,o)}else if(s===
"ArrayPattern")for(var n=0,u=e.elements;n<u.length;n+=1){var h=u[n];h&&this.checkPatternExport(t,h)}else s==="Property"?
this.checkPatternExport(t,e.value):s==="AssignmentPattern"?this.checkPatternExport(t,e.left):s==="RestElement"&&this.checkPatternExport(
t,e.argument)},c.checkVariableExport=function(t,e){if(t)for(var s=0,i=e;s<i.length;s+=1){var a=i[s];this.checkPatternExport(
t,a.id)}},c.shouldParseExportStatement=function(){return this.type.keyword==="var"||this.type.keyword==="const"||this.type.
keyword==="class"||this.type.keyword==="function"||this.isLet()||this.isAsyncFunction()},c.parseExportSpecifier=function(t){
var e=this.startNode();return e.local=this.parseModuleExportName(),e.exported=this.eatContextual("as")?this.parseModuleExportName():
e.local,this.checkExport(t,e.exported,e.exported.start),this.finishNode(e,"ExportSpecifier")},c.parseExportSpecifiers=function(t){
var e=[],s=!0;for(this.expect(r.braceL);!this.eat(r.braceR);){if(s)s=!1;else if(this.expect(r.comma),this.afterTrailingComma(
r.braceR))break;e.push(this.parseExportSpecifier(t))}return e},c.parseImport=function(t){return this.next(),this.type===
r.string?(t.specifiers=Me,t.source=this.parseExprAtom()):(t.specifiers=this.parseImportSpecifiers(),this.expectContextual(
"from"),t.source=this.type===r.string?this.parseExprAtom():this.unexpected()),this.options.ecmaVersion>=16&&(t.attributes=
this.parseWithClause()),this.semicolon(),this.finishNode(t,"ImportDeclaration")},c.parseImportSpecifier=function(){var t=this.
startNode();return t.imported=this.parseModuleExportName(),this.eatContextual("as")?t.local=this.parseIdent():(this.checkUnreserved(
t.imported),t.local=t.imported),this.checkLValSimple(t.local,R),this.finishNode(t,"ImportSpecifier")},c.parseImportDefaultSpecifier=
function(){var t=this.startNode();return t.local=this.parseIdent(),this.checkLValSimple(t.local,R),this.finishNode(t,"Im\
portDefaultSpecifier")},c.parseImportNamespaceSpecifier=function(){var t=this.startNode();return this.next(),this.expectContextual(
"as"),t.local=this.parseIdent(),this.checkLValSimple(t.local,R),this.finishNode(t,"ImportNamespaceSpecifier")},c.parseImportSpecifiers=
function(){var t=[],e=!0;if(this.type===r.name&&(t.push(this.parseImportDefaultSpecifier()),!this.eat(r.comma)))return t;
if(this.type===r.star)return t.push(this.parseImportNamespaceSpecifier()),t;for(this.expect(r.braceL);!this.eat(r.braceR);){
if(e)e=!1;else if(this.expect(r.comma),this.afterTrailingComma(r.braceR))break;t.push(this.parseImportSpecifier())}return t},
c.parseWithClause=function(){var t=[];if(!this.eat(r._with))return t;this.expect(r.braceL);for(var e={},s=!0;!this.eat(r.
braceR);){if(s)s=!1;else if(this.expect(r.comma),this.afterTrailingComma(r.braceR))break;var i=this.parseImportAttribute(),
a=i.key.type==="Identifier"?i.key.name:i.key.value;H(e,a)&&this.raiseRecoverable(i.key.start,"Duplicate attribute key '"+
a+"'"),e[a]=!0,t.push(i)}return t},c.parseImportAttribute=function(){var t=this.startNode();return t.key=this.type===r.string?
this.parseExprAtom():this.parseIdent(this.options.allowReserved!=="never"),this.expect(r.colon),this.type!==r.string&&this.
unexpected(),t.value=this.parseExprAtom(),this.finishNode(t,"ImportAttribute")},c.parseModuleExportName=function(){if(this.
options.ecmaVersion>=13&&this.type===r.string){var t=this.parseLiteral(this.value);return Ve.test(t.value)&&this.raise(t.
start,"An export name cannot include a lone surrogate."),t}return this.parseIdent(!0)},c.adaptDirectivePrologue=function(t){
for(var e=0;e<t.length&&this.isDirectiveCandidate(t[e]);++e)t[e].directive=t[e].expression.raw.slice(1,-1)},c.isDirectiveCandidate=
function(t){return this.options.ecmaVersion>=5&&t.type==="ExpressionStatement"&&t.expression.type==="Literal"&&typeof t.
expression.value=="string"&&(this.input[t.start]==='"'||this.input[t.start]==="'")};var B=y.prototype;B.toAssignable=function(t,e,s){
if(this.options.ecmaVersion>=6&&t)switch(t.type){case"Identifier":this.inAsync&&t.name==="await"&&this.raise(t.start,"Ca\
nnot use 'await' as identifier inside an async function");break;case"ObjectPattern":case"ArrayPattern":case"AssignmentPa\
ttern":case"RestElement":break;case"ObjectExpression":t.type="ObjectPattern",s&&this.checkPatternErrors(s,!0);for(var i=0,
a=t.properties;i<a.length;i+=1){var o=a[i];this.toAssignable(o,e),o.type==="RestElement"&&(o.argument.type==="ArrayPatte\
rn"||o.argument.type==="ObjectPattern")&&this.raise(o.argument.start,"Unexpected token")}break;case"Property":t.kind!=="\
init"&&this.raise(t.key.start,"Object pattern can't contain getter or setter"),this.toAssignable(t.value,e);break;case"A\
rrayExpression":t.type="ArrayPattern",s&&this.checkPatternErrors(s,!0),this.toAssignableList(t.elements,e);break;case"Sp\
readElement":t.type="RestElement",this.toAssignable(t.argument,e),t.argument.type==="AssignmentPattern"&&this.raise(t.argument.
start,"Rest elements cannot have a default value");break;case"AssignmentExpression":t.operator!=="="&&this.raise(t.left.
end,"Only '=' operator can be used for specifying default value."),t.type="AssignmentPattern",delete t.operator,this.toAssignable(
t.left,e);break;case"ParenthesizedExpression":this.toAssignable(t.expression,e,s);break;case"ChainExpression":this.raiseRecoverable(
t.start,"Optional chaining cannot appear in left-hand side");break;case"MemberExpression":if(!e)break;default:this.raise(
t.start,"Assigning to rvalue")}else s&&this.checkPatternErrors(s,!0);return t},B.toAssignableList=function(t,e){for(var s=t.
length,i=0;i<s;i++){var a=t[i];a&&this.toAssignable(a,e)}if(s){var o=t[s-1];this.options.ecmaVersion===6&&e&&o&&o.type===
"RestElement"&&o.argument.type!=="Identifier"&&this.unexpected(o.argument.start)}return t},B.parseSpread=function(t){var e=this.
startNode();return this.next(),e.argument=this.parseMaybeAssign(!1,t),this.finishNode(e,"SpreadElement")},B.parseRestBinding=
function(){var t=this.startNode();return this.next(),this.options.ecmaVersion===6&&this.type!==r.name&&this.unexpected(),
t.argument=this.parseBindingAtom(),this.finishNode(t,"RestElement")},B.parseBindingAtom=function(){if(this.options.ecmaVersion>=
6)switch(this.type){case r.bracketL:var t=this.startNode();return this.next(),t.elements=this.parseBindingList(r.bracketR,
!0,!0),this.finishNode(t,"ArrayPattern");case r.braceL:return this.parseObj(!0)}return this.parseIdent()},B.parseBindingList=
function(t,e,s,i){for(var a=[],o=!0;!this.eat(t);)if(o?o=!1:this.expect(r.comma),e&&this.type===r.comma)a.push(null);else{
if(s&&this.afterTrailingComma(t))break;if(this.type===r.ellipsis){var n=this.parseRestBinding();this.parseBindingListItem(
n),a.push(n),this.type===r.comma&&this.raiseRecoverable(this.start,"Comma is not permitted after the rest element"),this.
expect(t);break}else a.push(this.parseAssignableListItem(i))}return a},B.parseAssignableListItem=function(t){var e=this.
parseMaybeDefault(this.start,this.startLoc);return this.parseBindingListItem(e),e},B.parseBindingListItem=function(t){return t},
B.parseMaybeDefault=function(t,e,s){if(s=s||this.parseBindingAtom(),this.options.ecmaVersion<6||!this.eat(r.eq))return s;
var i=this.startNodeAt(t,e);return i.left=s,i.right=this.parseMaybeAssign(),this.finishNode(i,"AssignmentPattern")},B.checkLValSimple=
function(t,e,s){e===void 0&&(e=rt);var i=e!==rt;switch(t.type){case"Identifier":this.strict&&this.reservedWordsStrictBind.
test(t.name)&&this.raiseRecoverable(t.start,(i?"Binding ":"Assigning to ")+t.name+" in strict mode"),i&&(e===R&&t.name===
"let"&&this.raiseRecoverable(t.start,"let is disallowed as a lexically bound name"),s&&(H(s,t.name)&&this.raiseRecoverable(
t.start,"Argument name clash"),s[t.name]=!0),e!==Ht&&this.declareName(t.name,e,t.start));break;case"ChainExpression":this.
raiseRecoverable(t.start,"Optional chaining cannot appear in left-hand side");break;case"MemberExpression":i&&this.raiseRecoverable(
t.start,"Binding member expression");break;case"ParenthesizedExpression":return i&&this.raiseRecoverable(t.start,"Bindin\
g parenthesized expression"),this.checkLValSimple(t.expression,e,s);default:this.raise(t.start,(i?"Binding":"Assigning t\
o")+" rvalue")}},B.checkLValPattern=function(t,e,s){switch(e===void 0&&(e=rt),t.type){case"ObjectPattern":for(var i=0,a=t.
properties;i<a.length;i+=1){var o=a[i];this.checkLValInnerPattern(o,e,s)}break;case"ArrayPattern":for(var n=0,u=t.elements;n<
u.length;n+=1){var h=u[n];h&&this.checkLValInnerPattern(h,e,s)}break;default:this.checkLValSimple(t,e,s)}},B.checkLValInnerPattern=
function(t,e,s){switch(e===void 0&&(e=rt),t.type){case"Property":this.checkLValInnerPattern(t.value,e,s);break;case"Assi\
gnmentPattern":this.checkLValPattern(t.left,e,s);break;case"RestElement":this.checkLValPattern(t.argument,e,s);break;default:
this.checkLValPattern(t,e,s)}};var P=function(t,e,s,i,a){this.token=t,this.isExpr=!!e,this.preserveSpace=!!s,this.override=
i,this.generator=!!a},C={b_stat:new P("{",!1),b_expr:new P("{",!0),b_tmpl:new P("${",!1),p_stat:new P("(",!1),p_expr:new P(
"(",!0),q_tmpl:new P("`",!0,!0,function(t){return t.tryReadTemplateToken()}),f_stat:new P("function",!1),f_expr:new P("f\
unction",!0),f_expr_gen:new P("function",!0,!1,null,!0),f_gen:new P("function",!1,!1,null,!0)},z=y.prototype;z.initialContext=
function(){return[C.b_stat]},z.curContext=function(){return this.context[this.context.length-1]},z.braceIsBlock=function(t){
var e=this.curContext();return e===C.f_expr||e===C.f_stat?!0:t===r.colon&&(e===C.b_stat||e===C.b_expr)?!e.isExpr:t===r._return||
t===r.name&&this.exprAllowed?S.test(this.input.slice(this.lastTokEnd,this.start)):t===r._else||t===r.semi||t===r.eof||t===
r.parenR||t===r.arrow?!0:t===r.braceL?e===C.b_stat:t===r._var||t===r._const||t===r.name?!1:!this.exprAllowed},z.inGeneratorContext=
function(){for(var t=this.context.length-1;t>=1;t--){var e=this.context[t];if(e.token==="function")return e.generator}return!1},
z.updateContext=function(t){var e,s=this.type;s.keyword&&t===r.dot?this.exprAllowed=!1:(e=s.updateContext)?e.call(this,t):
this.exprAllowed=s.beforeExpr},z.overrideContext=function(t){this.curContext()!==t&&(this.context[this.context.length-1]=
t)},r.parenR.updateContext=r.braceR.updateContext=function(){if(this.context.length===1){this.exprAllowed=!0;return}var t=this.
context.pop();t===C.b_stat&&this.curContext().token==="function"&&(t=this.context.pop()),this.exprAllowed=!t.isExpr},r.braceL.
updateContext=function(t){this.context.push(this.braceIsBlock(t)?C.b_stat:C.b_expr),this.exprAllowed=!0},r.dollarBraceL.
updateContext=function(){this.context.push(C.b_tmpl),this.exprAllowed=!0},r.parenL.updateContext=function(t){var e=t===r.
_if||t===r._for||t===r._with||t===r._while;this.context.push(e?C.p_stat:C.p_expr),this.exprAllowed=!0},r.incDec.updateContext=
function(){},r._function.updateContext=r._class.updateContext=function(t){t.beforeExpr&&t!==r._else&&!(t===r.semi&&this.
curContext()!==C.p_stat)&&!(t===r._return&&S.test(this.input.slice(this.lastTokEnd,this.start)))&&!((t===r.colon||t===r.
braceL)&&this.curContext()===C.b_stat)?this.context.push(C.f_expr):this.context.push(C.f_stat),this.exprAllowed=!1},r.colon.
updateContext=function(){this.curContext().token==="function"&&this.context.pop(),this.exprAllowed=!0},r.backQuote.updateContext=
function(){this.curContext()===C.q_tmpl?this.context.pop():this.context.push(C.q_tmpl),this.exprAllowed=!1},r.star.updateContext=
function(t){if(t===r._function){var e=this.context.length-1;this.context[e]===C.f_expr?this.context[e]=C.f_expr_gen:this.
context[e]=C.f_gen}this.exprAllowed=!0},r.name.updateContext=function(t){var e=!1;this.options.ecmaVersion>=6&&t!==r.dot&&
(this.value==="of"&&!this.exprAllowed||this.value==="yield"&&this.inGeneratorContext())&&(e=!0),this.exprAllowed=e};var d=y.
prototype;d.checkPropClash=function(t,e,s){if(!(this.options.ecmaVersion>=9&&t.type==="SpreadElement")&&!(this.options.ecmaVersion>=
6&&(t.computed||t.method||t.shorthand))){var i=t.key,a;switch(i.type){case"Identifier":a=i.name;break;case"Literal":a=String(
i.value);break;default:return}var o=t.kind;if(this.options.ecmaVersion>=6){a==="__proto__"&&o==="init"&&(e.proto&&(s?s.doubleProto<
0&&(s.doubleProto=i.start):this.raiseRecoverable(i.start,"Redefinition of __proto__ property")),e.proto=!0);return}a="$"+
a;var n=e[a];if(n){var u;o==="init"?u=this.strict&&n.init||n.get||n.set:u=n.init||n[o],u&&this.raiseRecoverable(i.start,
"Redefinition of property")}else n=e[a]={init:!1,get:!1,set:!1};n[o]=!0}},d.parseExpression=function(t,e){var s=this;return this.
catchStackOverflow(function(){var i=s.start,a=s.startLoc,o=s.parseMaybeAssign(t,e);if(s.type===r.comma){var n=s.startNodeAt(
i,a);for(n.expressions=[o];s.eat(r.comma);)n.expressions.push(s.parseMaybeAssign(t,e));return s.finishNode(n,"SequenceEx\
pression")}return o})},d.parseMaybeAssign=function(t,e,s){if(this.isContextual("yield")){if(this.inGenerator)return this.
parseYield(t);this.exprAllowed=!1}var i=!1,a=-1,o=-1,n=-1;e?(a=e.parenthesizedAssign,o=e.trailingComma,n=e.doubleProto,e.
parenthesizedAssign=e.trailingComma=-1):(e=new at,i=!0);var u=this.start,h=this.startLoc;(this.type===r.parenL||this.type===
r.name)&&(this.potentialArrowAt=this.start,this.potentialArrowInForAwait=t==="await");var l=this.parseMaybeConditional(t,
e);if(s&&(l=s.call(this,l,u,h)),this.type.isAssign){var m=this.startNodeAt(u,h);return m.operator=this.value,this.type===
r.eq&&(l=this.toAssignable(l,!1,e)),i||(e.parenthesizedAssign=e.trailingComma=-1,e.shorthandAssign>=l.start&&(e.shorthandAssign=
-1),e.doubleProto>=l.start&&(e.doubleProto=-1)),this.type===r.eq?this.checkLValPattern(l):this.checkLValSimple(l),m.left=
l,this.next(),m.right=this.parseMaybeAssign(t),n>-1&&(e.doubleProto=n),this.finishNode(m,"AssignmentExpression")}else i&&
this.checkExpressionErrors(e,!0);return a>-1&&(e.parenthesizedAssign=a),o>-1&&(e.trailingComma=o),l},d.parseMaybeConditional=
function(t,e){var s=this.start,i=this.startLoc,a=this.parseExprOps(t,e);if(this.checkExpressionErrors(e))return a;if(!(a.
type==="ArrowFunctionExpression"&&a.start===s)&&this.eat(r.question)){var o=this.startNodeAt(s,i);return o.test=a,o.consequent=
this.parseMaybeAssign(),this.expect(r.colon),o.alternate=this.parseMaybeAssign(t),this.finishNode(o,"ConditionalExpressi\
on")}return a},d.parseExprOps=function(t,e){var s=this.start,i=this.startLoc,a=this.parseMaybeUnary(e,!1,!1,t);return this.
checkExpressionErrors(e)||a.start===s&&a.type==="ArrowFunctionExpression"?a:this.parseExprOp(a,s,i,-1,t)},d.parseExprOp=
function(t,e,s,i,a){var o=this.type.binop;if(o!=null&&(!a||this.type!==r._in)&&o>i){var n=this.type===r.logicalOR||this.
type===r.logicalAND,u=this.type===r.coalesce;u&&(o=r.logicalAND.binop);var h=this.value;this.next();var l=this.start,m=this.
startLoc,A=this.parseExprOp(this.parseMaybeUnary(null,!1,!1,a),l,m,o,a),_=this.buildBinary(e,s,t,A,h,n||u);return(n&&this.
type===r.coalesce||u&&(this.type===r.logicalOR||this.type===r.logicalAND))&&this.raiseRecoverable(this.start,"Logical ex\
pressions and coalesce expressions cannot be mixed. Wrap either by parentheses"),this.parseExprOp(_,e,s,i,a)}return t},d.
buildBinary=function(t,e,s,i,a,o){i.type==="PrivateIdentifier"&&this.raise(i.start,"Private identifier can only be left \
side of binary expression");var n=this.startNodeAt(t,e);return n.left=s,n.operator=a,n.right=i,this.finishNode(n,o?"Logi\
calExpression":"BinaryExpression")},d.parseMaybeUnary=function(t,e,s,i){var a=this.start,o=this.startLoc,n;if(this.isContextual(
"await")&&this.canAwait)n=this.parseAwait(i),e=!0;else if(this.type.prefix){var u=this.startNode(),h=this.type===r.incDec;
u.operator=this.value,u.prefix=!0,this.next(),u.argument=this.parseMaybeUnary(null,!0,h,i),this.checkExpressionErrors(t,
!0),h?this.checkLValSimple(u.argument):this.strict&&u.operator==="delete"&&Kt(u.argument)?this.raiseRecoverable(u.start,
"Deleting local variable in strict mode"):u.operator==="delete"&&kt(u.argument)?this.raiseRecoverable(u.start,"Private f\
ields can not be deleted"):e=!0,n=this.finishNode(u,h?"UpdateExpression":"UnaryExpression")}else if(!e&&this.type===r.privateId)
(i||this.privateNameStack.length===0)&&this.options.checkPrivateFields&&this.unexpected(),n=this.parsePrivateIdent(),this.
type!==r._in&&this.unexpected();else{if(n=this.parseExprSubscripts(t,i),this.checkExpressionErrors(t))return n;for(;this.
type.postfix&&!this.canInsertSemicolon();){var l=this.startNodeAt(a,o);l.operator=this.value,l.prefix=!1,l.argument=n,this.
checkLValSimple(n),this.next(),n=this.finishNode(l,"UpdateExpression")}}if(!s&&!(n.type==="ArrowFunctionExpression"&&n.start===
a)&&this.eat(r.starstar))if(e)this.unexpected(this.lastTokStart);else return this.buildBinary(a,o,n,this.parseMaybeUnary(
null,!1,!1,i),"**",!1);else return n};function Kt(t){return t.type==="Identifier"||t.type==="ParenthesizedExpression"&&Kt(
t.expression)}function kt(t){return t.type==="MemberExpression"&&t.property.type==="PrivateIdentifier"||t.type==="ChainE\
xpression"&&kt(t.expression)||t.type==="ParenthesizedExpression"&&kt(t.expression)}d.parseExprSubscripts=function(t,e){var s=this.
start,i=this.startLoc,a=-1,o=-1;t&&(a=t.doubleProto,o=t.shorthandAssign,t.doubleProto=t.shorthandAssign=-1);var n=this.parseExprAtom(
t,e);if(n.type==="ArrowFunctionExpression"&&this.input.slice(this.lastTokStart,this.lastTokEnd)!==")")return n;var u=this.
parseSubscripts(n,s,i,!1,e);return t&&(u.end>n.end&&(this.checkExpressionErrors(t,!0),t.parenthesizedAssign>=u.start&&(t.
parenthesizedAssign=-1),t.parenthesizedBind>=u.start&&(t.parenthesizedBind=-1),t.trailingComma>=u.start&&(t.trailingComma=
-1)),a>-1&&(t.doubleProto=a),o>-1&&(t.shorthandAssign=o)),u},d.parseSubscripts=function(t,e,s,i,a){for(var o=this.options.
ecmaVersion>=8&&t.type==="Identifier"&&t.name==="async"&&this.lastTokEnd===t.end&&!this.canInsertSemicolon()&&t.end-t.start===
5&&this.potentialArrowAt===t.start,n=!1;;){var u=this.parseSubscript(t,e,s,i,o,n,a);if(u.optional&&(n=!0),u.end===t.end||
u.type==="ArrowFunctionExpression"){if(n){var h=this.startNodeAt(e,s);h.expression=u,u=this.finishNode(h,"ChainExpressio\
n")}return u}t=u,o=!1}},d.shouldParseAsyncArrow=function(){return!this.canInsertSemicolon()&&this.eat(r.arrow)},d.parseSubscriptAsyncArrow=
function(t,e,s,i){return this.parseArrowExpression(this.startNodeAt(t,e),s,!0,i)},d.parseSubscript=function(t,e,s,i,a,o,n){
var u=this.options.ecmaVersion>=11,h=u&&this.eat(r.questionDot);i&&h&&this.raise(this.lastTokStart,"Optional chaining ca\
nnot appear in the callee of new expressions");var l=this.eat(r.bracketL);if(l||h&&this.type!==r.parenL&&this.type!==r.backQuote||
this.eat(r.dot)){var m=this.startNodeAt(e,s);m.object=t,l?(m.property=this.parseExpression(),this.expect(r.bracketR)):this.
type===r.privateId&&t.type!=="Super"?m.property=this.parsePrivateIdent():m.property=this.parseIdent(this.options.allowReserved!==
"never"),m.computed=!!l,u&&(m.optional=h),t=this.finishNode(m,"MemberExpression")}else if(!i&&this.eat(r.parenL)){var A=new at,
_=this.yieldPos,tt=this.awaitPos,K=this.awaitIdentPos;this.yieldPos=0,this.awaitPos=0,this.awaitIdentPos=0;var lt=this.parseExprList(
r.parenR,this.options.ecmaVersion>=8,!1,A);if(a&&!h&&this.shouldParseAsyncArrow())return this.checkPatternErrors(A,!1),this.
checkYieldAwaitInDefaultParams(),this.awaitIdentPos>0&&this.raise(this.awaitIdentPos,"Cannot use 'await' as identifier i\
nside an async function"),this.yieldPos=_,this.awaitPos=tt,this.awaitIdentPos=K,this.parseSubscriptAsyncArrow(e,s,lt,n);
this.checkExpressionErrors(A,!0),this.yieldPos=_||this.yieldPos,this.awaitPos=tt||this.awaitPos,this.awaitIdentPos=K||this.
awaitIdentPos;var Q=this.startNodeAt(e,s);Q.callee=t,Q.arguments=lt,u&&(Q.optional=h),t=this.finishNode(Q,"CallExpressio\
n")}else if(this.type===r.backQuote){(h||o)&&this.raise(this.start,"Optional chaining cannot appear in the tag of tagged\
 template expressions");var Y=this.startNodeAt(e,s);Y.tag=t,Y.quasi=this.parseTemplate({isTagged:!0}),t=this.finishNode(
Y,"TaggedTemplateExpression")}return t},d.parseExprAtom=function(t,e,s){this.type===r.slash&&this.readRegexp();var i,a=this.
potentialArrowAt===this.start;switch(this.type){case r._super:return this.allowSuper||this.raise(this.start,"'super' key\
word outside a method"),i=this.startNode(),this.next(),this.type===r.parenL&&!this.allowDirectSuper&&this.raise(i.start,
"super() call outside constructor of a subclass"),this.type!==r.dot&&this.type!==r.bracketL&&this.type!==r.parenL&&this.
unexpected(),this.finishNode(i,"Super");case r._this:return i=this.startNode(),this.next(),this.finishNode(i,"ThisExpres\
sion");case r.name:var o=this.start,n=this.startLoc,u=this.containsEsc,h=this.parseIdent(!1);if(this.options.ecmaVersion>=
8&&!u&&h.name==="async"&&!this.canInsertSemicolon()&&this.eat(r._function))return this.overrideContext(C.f_expr),this.parseFunction(
this.startNodeAt(o,n),0,!1,!0,e);if(a&&!this.canInsertSemicolon()){if(this.eat(r.arrow))return this.parseArrowExpression(
this.startNodeAt(o,n),[h],!1,e);if(this.options.ecmaVersion>=8&&h.name==="async"&&this.type===r.name&&!u&&(!this.potentialArrowInForAwait||
this.value!=="of"||this.containsEsc))return h=this.parseIdent(!1),(this.canInsertSemicolon()||!this.eat(r.arrow))&&this.
unexpected(),this.parseArrowExpression(this.startNodeAt(o,n),[h],!0,e)}return h;case r.regexp:var l=this.value;return i=
this.parseLiteral(l.value),i.regex={pattern:l.pattern,flags:l.flags},i;case r.num:case r.string:return this.parseLiteral(
this.value);case r._null:case r._true:case r._false:return i=this.startNode(),i.value=this.type===r._null?null:this.type===
r._true,i.raw=this.type.keyword,this.next(),this.finishNode(i,"Literal");case r.parenL:var m=this.start,A=this.parseParenAndDistinguishExpression(
a,e);return t&&(t.parenthesizedAssign<0&&!this.isSimpleAssignTarget(A)&&(t.parenthesizedAssign=m),t.parenthesizedBind<0&&
(t.parenthesizedBind=m)),A;case r.bracketL:return i=this.startNode(),this.next(),i.elements=this.parseExprList(r.bracketR,
!0,!0,t),this.finishNode(i,"ArrayExpression");case r.braceL:return this.overrideContext(C.b_expr),this.parseObj(!1,t);case r.
_function:return i=this.startNode(),this.next(),this.parseFunction(i,0);case r._class:return this.parseClass(this.startNode(),
!1);case r._new:return this.parseNew();case r.backQuote:return this.parseTemplate();case r._import:return this.options.ecmaVersion>=
11?this.parseExprImport(s):this.unexpected();default:return this.parseExprAtomDefault()}},d.parseExprAtomDefault=function(){
this.unexpected()},d.parseExprImport=function(t){var e=this.startNode();if(this.containsEsc&&this.raiseRecoverable(this.
start,"Escape sequence in keyword import"),this.next(),this.type===r.parenL&&!t)return this.parseDynamicImport(e);if(this.
type===r.dot){var s=this.startNodeAt(e.start,e.loc&&e.loc.start);return s.name="import",e.meta=this.finishNode(s,"Identi\
fier"),this.parseImportMeta(e)}else this.unexpected()},d.parseDynamicImport=function(t){if(this.next(),t.source=this.parseMaybeAssign(),
this.options.ecmaVersion>=16)this.eat(r.parenR)?t.options=null:(this.expect(r.comma),this.afterTrailingComma(r.parenR)?t.
options=null:(t.options=this.parseMaybeAssign(),this.eat(r.parenR)||(this.expect(r.comma),this.afterTrailingComma(r.parenR)||
this.unexpected())));else if(!this.eat(r.parenR)){var e=this.start;this.eat(r.comma)&&this.eat(r.parenR)?this.raiseRecoverable(
e,"Trailing comma is not allowed in import()"):this.unexpected(e)}return this.finishNode(t,"ImportExpression")},d.parseImportMeta=
function(t){this.next();var e=this.containsEsc;return t.property=this.parseIdent(!0),t.property.name!=="meta"&&this.raiseRecoverable(
t.property.start,"The only valid meta property for import is 'import.meta'"),e&&this.raiseRecoverable(t.start,"'import.m\
eta' must not contain escaped characters"),this.options.sourceType!=="module"&&!this.options.allowImportExportEverywhere&&
this.raiseRecoverable(t.start,"Cannot use 'import.meta' outside a module"),this.finishNode(t,"MetaProperty")},d.parseLiteral=
function(t){var e=this.startNode();return e.value=t,e.raw=this.input.slice(this.start,this.end),e.raw.charCodeAt(e.raw.length-
1)===110&&(e.bigint=e.value!=null?e.value.toString():e.raw.slice(0,-1).replace(/_/g,"")),this.next(),this.finishNode(e,"\
Literal")},d.parseParenExpression=function(){this.expect(r.parenL);var t=this.parseExpression();return this.expect(r.parenR),
t},d.shouldParseArrow=function(t){return!this.canInsertSemicolon()},d.parseParenAndDistinguishExpression=function(t,e){var s=this.
start,i=this.startLoc,a,o=this.options.ecmaVersion>=8;if(this.options.ecmaVersion>=6){this.next();var n=this.start,u=this.
startLoc,h=[],l=!0,m=!1,A=new at,_=this.yieldPos,tt=this.awaitPos,K;for(this.yieldPos=0,this.awaitPos=0;this.type!==r.parenR;)
if(l?l=!1:this.expect(r.comma),o&&this.afterTrailingComma(r.parenR,!0)){m=!0;break}else if(this.type===r.ellipsis){K=this.
start,h.push(this.parseParenItem(this.parseRestBinding())),this.type===r.comma&&this.raiseRecoverable(this.start,"Comma \
is not permitted after the rest element");break}else h.push(this.parseMaybeAssign(!1,A,this.parseParenItem));var lt=this.
lastTokEnd,Q=this.lastTokEndLoc;if(this.expect(r.parenR),t&&this.shouldParseArrow(h)&&this.eat(r.arrow))return this.checkPatternErrors(
A,!1),this.checkYieldAwaitInDefaultParams(),this.yieldPos=_,this.awaitPos=tt,this.parseParenArrowList(s,i,h,e);(!h.length||
m)&&this.unexpected(this.lastTokStart),K&&this.unexpected(K),this.checkExpressionErrors(A,!0),this.yieldPos=_||this.yieldPos,
this.awaitPos=tt||this.awaitPos,h.length>1?(a=this.startNodeAt(n,u),a.expressions=h,this.finishNodeAt(a,"SequenceExpress\
ion",lt,Q)):a=h[0]}else a=this.parseParenExpression();if(this.options.preserveParens){var Y=this.startNodeAt(s,i);return Y.
expression=a,this.finishNode(Y,"ParenthesizedExpression")}else return a},d.parseParenItem=function(t){return t},d.parseParenArrowList=
function(t,e,s,i){return this.parseArrowExpression(this.startNodeAt(t,e),s,!1,i)};var je=[];d.parseNew=function(){this.containsEsc&&
this.raiseRecoverable(this.start,"Escape sequence in keyword new");var t=this.startNode();if(this.next(),this.options.ecmaVersion>=
6&&this.type===r.dot){var e=this.startNodeAt(t.start,t.loc&&t.loc.start);e.name="new",t.meta=this.finishNode(e,"Identifi\
er"),this.next();var s=this.containsEsc;return t.property=this.parseIdent(!0),t.property.name!=="target"&&this.raiseRecoverable(
t.property.start,"The only valid meta property for new is 'new.target'"),s&&this.raiseRecoverable(t.start,"'new.target' \
must not contain escaped characters"),this.allowNewDotTarget||this.raiseRecoverable(t.start,"'new.target' can only be us\
ed in functions and class static block"),this.finishNode(t,"MetaProperty")}var i=this.start,a=this.startLoc;return t.callee=
this.parseSubscripts(this.parseExprAtom(null,!1,!0),i,a,!0,!1),t.callee.type==="Super"&&this.raiseRecoverable(i,"Invalid\
 use of 'super'"),this.eat(r.parenL)?t.arguments=this.parseExprList(r.parenR,this.options.ecmaVersion>=8,!1):t.arguments=
je,this.finishNode(t,"NewExpression")},d.parseTemplateElement=function(t){var e=t.isTagged,s=this.startNode();return this.
type===r.invalidTemplate?(e||this.raiseRecoverable(this.start,"Bad escape sequence in untagged template literal"),s.value=
{raw:this.value.replace(/\r\n?/g,`
`),cooked:null}):s.value={raw:this.input.slice(this.start,this.end).replace(/\r\n?/g,`
`),cooked:this.value},this.next(),s.tail=this.type===r.backQuote,this.finishNode(s,"TemplateElement")},d.parseTemplate=function(t){
t===void 0&&(t={});var e=t.isTagged;e===void 0&&(e=!1);var s=this.startNode();this.next(),s.expressions=[];var i=this.parseTemplateElement(
{isTagged:e});for(s.quasis=[i];!i.tail;)this.type===r.eof&&this.raise(this.pos,"Unterminated template literal"),this.expect(
r.dollarBraceL),s.expressions.push(this.parseExpression()),this.expect(r.braceR),s.quasis.push(i=this.parseTemplateElement(
{isTagged:e}));return this.next(),this.finishNode(s,"TemplateLiteral")},d.isAsyncProp=function(t){return!t.computed&&t.key.
type==="Identifier"&&t.key.name==="async"&&(this.type===r.name||this.type===r.num||this.type===r.string||this.type===r.bracketL||
this.type.keyword||this.options.ecmaVersion>=9&&this.type===r.star)&&!S.test(this.input.slice(this.lastTokEnd,this.start))},
d.parseObj=function(t,e){var s=this.startNode(),i=!0,a={};for(s.properties=[],this.next();!this.eat(r.braceR);){if(i)i=!1;else if(this.
expect(r.comma),this.options.ecmaVersion>=5&&this.afterTrailingComma(r.braceR))break;var o=this.parseProperty(t,e);t||this.
checkPropClash(o,a,e),s.properties.push(o)}return this.finishNode(s,t?"ObjectPattern":"ObjectExpression")},d.parseProperty=
function(t,e){var s=this.startNode(),i,a,o,n;if(this.options.ecmaVersion>=9&&this.eat(r.ellipsis))return t?(s.argument=this.
parseIdent(!1),this.type===r.comma&&this.raiseRecoverable(this.start,"Comma is not permitted after the rest element"),this.
finishNode(s,"RestElement")):(s.argument=this.parseMaybeAssign(!1,e),this.type===r.comma&&e&&e.trailingComma<0&&(e.trailingComma=
this.start),this.finishNode(s,"SpreadElement"));this.options.ecmaVersion>=6&&(s.method=!1,s.shorthand=!1,(t||e)&&(o=this.
start,n=this.startLoc),t||(i=this.eat(r.star)));var u=this.containsEsc;return this.parsePropertyName(s),!t&&!u&&this.options.
ecmaVersion>=8&&!i&&this.isAsyncProp(s)?(a=!0,i=this.options.ecmaVersion>=9&&this.eat(r.star),this.parsePropertyName(s)):
a=!1,this.parsePropertyValue(s,t,i,a,o,n,e,u),this.finishNode(s,"Property")},d.parseGetterSetter=function(t){var e=t.key.
name;this.parsePropertyName(t),t.value=this.parseMethod(!1),t.kind=e;var s=t.kind==="get"?0:1;if(t.value.params.length!==
s){var i=t.value.start;t.kind==="get"?this.raiseRecoverable(i,"getter should have no params"):this.raiseRecoverable(i,"s\
etter should have exactly one param")}else t.kind==="set"&&t.value.params[0].type==="RestElement"&&this.raiseRecoverable(
t.value.params[0].start,"Setter cannot use rest params")},d.parsePropertyValue=function(t,e,s,i,a,o,n,u){(s||i)&&this.type===
r.colon&&this.unexpected(),this.eat(r.colon)?(t.value=e?this.parseMaybeDefault(this.start,this.startLoc):this.parseMaybeAssign(
!1,n),t.kind="init"):this.options.ecmaVersion>=6&&this.type===r.parenL?(e&&this.unexpected(),t.method=!0,t.value=this.parseMethod(
s,i),t.kind="init"):!e&&!u&&this.options.ecmaVersion>=5&&!t.computed&&t.key.type==="Identifier"&&(t.key.name==="get"||t.
key.name==="set")&&this.type!==r.comma&&this.type!==r.braceR&&this.type!==r.eq?((s||i)&&this.unexpected(),this.parseGetterSetter(
t)):this.options.ecmaVersion>=6&&!t.computed&&t.key.type==="Identifier"?((s||i)&&this.unexpected(),this.checkUnreserved(
t.key),t.key.name==="await"&&!this.awaitIdentPos&&(this.awaitIdentPos=a),e?t.value=this.parseMaybeDefault(a,o,this.copyNode(
t.key)):this.type===r.eq&&n?(n.shorthandAssign<0&&(n.shorthandAssign=this.start),t.value=this.parseMaybeDefault(a,o,this.
copyNode(t.key))):t.value=this.copyNode(t.key),t.kind="init",t.shorthand=!0):this.unexpected()},d.parsePropertyName=function(t){
if(this.options.ecmaVersion>=6){if(this.eat(r.bracketL))return t.computed=!0,t.key=this.parseMaybeAssign(),this.expect(r.
bracketR),t.key;t.computed=!1}return t.key=this.type===r.num||this.type===r.string?this.parseExprAtom():this.parseIdent(
this.options.allowReserved!=="never")},d.initFunction=function(t){t.id=null,this.options.ecmaVersion>=6&&(t.generator=t.
expression=!1),this.options.ecmaVersion>=8&&(t.async=!1)},d.parseMethod=function(t,e,s){var i=this.startNode(),a=this.yieldPos,
o=this.awaitPos,n=this.awaitIdentPos;return this.initFunction(i),this.options.ecmaVersion>=6&&(i.generator=t),this.options.
ecmaVersion>=8&&(i.async=!!e),this.yieldPos=0,this.awaitPos=0,this.awaitIdentPos=0,this.enterScope(yt(e,i.generator)|st|
(s?jt:0)),this.expect(r.parenL),i.params=this.parseBindingList(r.parenR,!1,this.options.ecmaVersion>=8),this.checkYieldAwaitInDefaultParams(),
this.parseFunctionBody(i,!1,!0,!1),this.yieldPos=a,this.awaitPos=o,this.awaitIdentPos=n,this.finishNode(i,"FunctionExpre\
ssion")},d.parseArrowExpression=function(t,e,s,i){var a=this.yieldPos,o=this.awaitPos,n=this.awaitIdentPos;return this.enterScope(
yt(s,!1)|Ct),this.initFunction(t),this.options.ecmaVersion>=8&&(t.async=!!s),this.yieldPos=0,this.awaitPos=0,this.awaitIdentPos=
0,t.params=this.toAssignableList(e,!0),this.parseFunctionBody(t,!0,!1,i),this.yieldPos=a,this.awaitPos=o,this.awaitIdentPos=
n,this.finishNode(t,"ArrowFunctionExpression")},d.parseFunctionBody=function(t,e,s,i){var a=e&&this.type!==r.braceL,o=this.
strict,n=!1;if(a)t.body=this.parseMaybeAssign(i),t.expression=!0,this.checkParams(t,!1);else{var u=this.options.ecmaVersion>=
7&&!this.isSimpleParamList(t.params);(!o||u)&&(n=this.strictDirective(this.end),n&&u&&this.raiseRecoverable(t.start,"Ill\
egal 'use strict' directive in function with non-simple parameter list"));var h=this.labels;this.labels=[],n&&(this.strict=
!0),this.checkParams(t,!o&&!n&&!e&&!s&&this.isSimpleParamList(t.params)),this.strict&&t.id&&this.checkLValSimple(t.id,Ht),
t.body=this.parseBlock(!1,void 0,n&&!o),t.expression=!1,this.adaptDirectivePrologue(t.body.body),this.labels=h}this.exitScope()},
d.isSimpleParamList=function(t){for(var e=0,s=t;e<s.length;e+=1){var i=s[e];if(i.type!=="Identifier")return!1}return!0},
d.checkParams=function(t,e){for(var s=Object.create(null),i=0,a=t.params;i<a.length;i+=1){var o=a[i];this.checkLValInnerPattern(
o,Et,e?null:s)}},d.parseExprList=function(t,e,s,i){for(var a=[],o=!0;!this.eat(t);){if(o)o=!1;else if(this.expect(r.comma),
e&&this.afterTrailingComma(t))break;var n=void 0;s&&this.type===r.comma?n=null:this.type===r.ellipsis?(n=this.parseSpread(
i),i&&this.type===r.comma&&i.trailingComma<0&&(i.trailingComma=this.start)):n=this.parseMaybeAssign(!1,i),a.push(n)}return a},
d.checkUnreserved=function(t){var e=t.start,s=t.end,i=t.name;if(this.inGenerator&&i==="yield"&&this.raiseRecoverable(e,"\
Cannot use 'yield' as identifier inside a generator"),this.inAsync&&i==="await"&&this.raiseRecoverable(e,"Cannot use 'aw\
ait' as identifier inside an async function"),!(this.currentThisScope().flags&it)&&i==="arguments"&&this.raiseRecoverable(
e,"Cannot use 'arguments' in class field initializer"),this.inClassStaticBlock&&(i==="arguments"||i==="await")&&this.raise(
e,"Cannot use "+i+" in class static initialization block"),this.keywords.test(i)&&this.raise(e,"Unexpected keyword '"+i+
"'"),!(this.options.ecmaVersion<6&&this.input.slice(e,s).indexOf("\\")!==-1)){var a=this.strict?this.reservedWordsStrict:
this.reservedWords;a.test(i)&&(!this.inAsync&&i==="await"&&this.raiseRecoverable(e,"Cannot use keyword 'await' outside a\
n async function"),this.raiseRecoverable(e,"The keyword '"+i+"' is reserved"))}},d.parseIdent=function(t){var e=this.parseIdentNode();
return this.next(!!t),this.finishNode(e,"Identifier"),t||(this.checkUnreserved(e),e.name==="await"&&!this.awaitIdentPos&&
(this.awaitIdentPos=e.start)),e},d.parseIdentNode=function(){var t=this.startNode();return this.type===r.name?t.name=this.
value:this.type.keyword?(t.name=this.type.keyword,(t.name==="class"||t.name==="function")&&(this.lastTokEnd!==this.lastTokStart+
1||this.input.charCodeAt(this.lastTokStart)!==46)&&this.context.pop(),this.type=r.name):this.unexpected(),t},d.parsePrivateIdent=
function(){var t=this.startNode();return this.type===r.privateId?t.name=this.value:this.unexpected(),this.next(),this.finishNode(
t,"PrivateIdentifier"),this.options.checkPrivateFields&&(this.privateNameStack.length===0?this.raise(t.start,"Private fi\
eld '#"+t.name+"' must be declared in an enclosing class"):this.privateNameStack[this.privateNameStack.length-1].used.push(
t)),t},d.parseYield=function(t){this.yieldPos||(this.yieldPos=this.start);var e=this.startNode();return this.next(),this.
type===r.semi||this.canInsertSemicolon()||this.type!==r.star&&!this.type.startsExpr?(e.delegate=!1,e.argument=null):(e.delegate=
this.eat(r.star),e.argument=this.parseMaybeAssign(t)),this.finishNode(e,"YieldExpression")},d.parseAwait=function(t){this.
awaitPos||(this.awaitPos=this.start);var e=this.startNode();return this.next(),e.argument=this.parseMaybeUnary(null,!0,!1,
t),this.finishNode(e,"AwaitExpression")};var ot=y.prototype;ot.raise=function(t,e){var s=Rt(this.input,t);e+=" ("+s.line+
":"+s.column+")",this.sourceFile&&(e+=" in "+this.sourceFile);var i=new SyntaxError(e);throw i.pos=t,i.loc=s,i.raisedAt=
this.pos,i},ot.raiseRecoverable=ot.raise,ot.curPosition=function(){if(this.options.locations)return new X(this.curLine,this.
pos-this.lineStart)};var U=y.prototype,qe=function(t){this.flags=t,this.var=[],this.lexical=[],this.functions=[]};U.enterScope=
function(t){this.scopeStack.push(new qe(t))},U.exitScope=function(){this.scopeStack.pop()},U.treatFunctionsAsVarInScope=
function(t){return t.flags&q||!this.inModule&&t.flags&j},U.declareName=function(t,e,s){var i=!1;if(e===R){var a=this.currentScope();
i=a.lexical.indexOf(t)>-1||a.functions.indexOf(t)>-1||a.var.indexOf(t)>-1,a.lexical.push(t),this.inModule&&a.flags&j&&delete this.
undefinedExports[t]}else if(e===Wt){var o=this.currentScope();o.lexical.push(t)}else if(e===Gt){var n=this.currentScope();
this.treatFunctionsAsVar?i=n.lexical.indexOf(t)>-1:i=n.lexical.indexOf(t)>-1||n.var.indexOf(t)>-1,n.functions.push(t)}else
for(var u=this.scopeStack.length-1;u>=0;--u){var h=this.scopeStack[u];if(h.lexical.indexOf(t)>-1&&!(h.flags&Ut&&h.lexical[0]===
t)||!this.treatFunctionsAsVarInScope(h)&&h.functions.indexOf(t)>-1){i=!0;break}if(h.var.push(t),this.inModule&&h.flags&j&&
delete this.undefinedExports[t],h.flags&it)break}i&&this.raiseRecoverable(s,"Identifier '"+t+"' has already been declare\
d")},U.checkLocalExport=function(t){this.scopeStack[0].lexical.indexOf(t.name)===-1&&this.scopeStack[0].var.indexOf(t.name)===
-1&&(this.undefinedExports[t.name]=t)},U.currentScope=function(){return this.scopeStack[this.scopeStack.length-1]},U.currentVarScope=
function(){for(var t=this.scopeStack.length-1;;t--){var e=this.scopeStack[t];if(e.flags&(it|Z|G))return e}},U.currentThisScope=
function(){for(var t=this.scopeStack.length-1;;t--){var e=this.scopeStack[t];if(e.flags&(it|Z|G)&&!(e.flags&Ct))return e}};
var ut=function(t,e,s){this.type="",this.start=e,this.end=0,t.options.locations&&(this.loc=new et(t,s)),t.options.directSourceFile&&
(this.sourceFile=t.options.directSourceFile),t.options.ranges&&(this.range=[e,0])},$=y.prototype;$.startNode=function(){
return new ut(this,this.start,this.startLoc)},$.startNodeAt=function(t,e){return new ut(this,t,e)};function Qt(t,e,s,i){
return t.type=e,t.end=s,this.options.locations&&(t.loc.end=i),this.options.ranges&&(t.range[1]=s),t}$.finishNode=function(t,e){
return Qt.call(this,t,e,this.lastTokEnd,this.lastTokEndLoc)},$.finishNodeAt=function(t,e,s,i){return Qt.call(this,t,e,s,
i)},$.copyNode=function(t){var e=new ut(this,t.start,this.startLoc);for(var s in t)e[s]=t[s];return e};var Ge="Berf Beri\
a_Erfe Gara Garay Gukh Gurung_Khema Hrkt Katakana_Or_Hiragana Kawi Kirat_Rai Krai Nag_Mundari Nagm Ol_Onal Onao Sidetic \
Sidt Sunu Sunuwar Tai_Yo Tayo Todhri Todr Tolong_Siki Tols Tulu_Tigalari Tutg Unknown Zzzz",Yt="ASCII ASCII_Hex_Digit AH\
ex Alphabetic Alpha Any Assigned Bidi_Control Bidi_C Bidi_Mirrored Bidi_M Case_Ignorable CI Cased Changes_When_Casefolde\
d CWCF Changes_When_Casemapped CWCM Changes_When_Lowercased CWL Changes_When_NFKC_Casefolded CWKCF Changes_When_Titlecas\
ed CWT Changes_When_Uppercased CWU Dash Default_Ignorable_Code_Point DI Deprecated Dep Diacritic Dia Emoji Emoji_Compone\
nt Emoji_Modifier Emoji_Modifier_Base Emoji_Presentation Extender Ext Grapheme_Base Gr_Base Grapheme_Extend Gr_Ext Hex_D\
igit Hex IDS_Binary_Operator IDSB IDS_Trinary_Operator IDST ID_Continue IDC ID_Start IDS Ideographic Ideo Join_Control J\
oin_C Logical_Order_Exception LOE Lowercase Lower Math Noncharacter_Code_Point NChar Pattern_Syntax Pat_Syn Pattern_Whit\
e_Space Pat_WS Quotation_Mark QMark Radical Regional_Indicator RI Sentence_Terminal STerm Soft_Dotted SD Terminal_Punctu\
ation Term Unified_Ideograph UIdeo Uppercase Upper Variation_Selector VS White_Space space XID_Continue XIDC XID_Start X\
IDS",Xt=Yt+" Extended_Pictographic",Zt=Xt,Jt=Zt+" EBase EComp EMod EPres ExtPict",$t=Jt,We=$t,He={9:Yt,10:Xt,11:Zt,12:Jt,
13:$t,14:We},ze="Basic_Emoji Emoji_Keycap_Sequence RGI_Emoji_Modifier_Sequence RGI_Emoji_Flag_Sequence RGI_Emoji_Tag_Seq\
uence RGI_Emoji_ZWJ_Sequence RGI_Emoji",Ke={9:"",10:"",11:"",12:"",13:"",14:ze},te="Cased_Letter LC Close_Punctuation Pe\
 Connector_Punctuation Pc Control Cc cntrl Currency_Symbol Sc Dash_Punctuation Pd Decimal_Number Nd digit Enclosing_Mark\
 Me Final_Punctuation Pf Format Cf Initial_Punctuation Pi Letter L Letter_Number Nl Line_Separator Zl Lowercase_Letter L\
l Mark M Combining_Mark Math_Symbol Sm Modifier_Letter Lm Modifier_Symbol Sk Nonspacing_Mark Mn Number N Open_Punctuatio\
n Ps Other C Other_Letter Lo Other_Number No Other_Punctuation Po Other_Symbol So Paragraph_Separator Zp Private_Use Co \
Punctuation P punct Separator Z Space_Separator Zs Spacing_Mark Mc Surrogate Cs Symbol S Titlecase_Letter Lt Unassigned \
Cn Uppercase_Letter Lu",ee="Adlam Adlm Ahom Anatolian_Hieroglyphs Hluw Arabic Arab Armenian Armn Avestan Avst Balinese B\
ali Bamum Bamu Bassa_Vah Bass Batak Batk Bengali Beng Bhaiksuki Bhks Bopomofo Bopo Brahmi Brah Braille Brai Buginese Bug\
i Buhid Buhd Canadian_Aboriginal Cans Carian Cari Caucasian_Albanian Aghb Chakma Cakm Cham Cham Cherokee Cher Common Zyy\
y Coptic Copt Qaac Cuneiform Xsux Cypriot Cprt Cyrillic Cyrl Deseret Dsrt Devanagari Deva Duployan Dupl Egyptian_Hierogl\
yphs Egyp Elbasan Elba Ethiopic Ethi Georgian Geor Glagolitic Glag Gothic Goth Grantha Gran Greek Grek Gujarati Gujr Gur\
mukhi Guru Han Hani Hangul Hang Hanunoo Hano Hatran Hatr Hebrew Hebr Hiragana Hira Imperial_Aramaic Armi Inherited Zinh \
Qaai Inscriptional_Pahlavi Phli Inscriptional_Parthian Prti Javanese Java Kaithi Kthi Kannada Knda Katakana Kana Kayah_L\
i Kali Kharoshthi Khar Khmer Khmr Khojki Khoj Khudawadi Sind Lao Laoo Latin Latn Lepcha Lepc Limbu Limb Linear_A Lina Li\
near_B Linb Lisu Lisu Lycian Lyci Lydian Lydi Mahajani Mahj Malayalam Mlym Mandaic Mand Manichaean Mani Marchen Marc Mas\
aram_Gondi Gonm Meetei_Mayek Mtei Mende_Kikakui Mend Meroitic_Cursive Merc Meroitic_Hieroglyphs Mero Miao Plrd Modi Mong\
olian Mong Mro Mroo Multani Mult Myanmar Mymr Nabataean Nbat New_Tai_Lue Talu Newa Newa Nko Nkoo Nushu Nshu Ogham Ogam O\
l_Chiki Olck Old_Hungarian Hung Old_Italic Ital Old_North_Arabian Narb Old_Permic Perm Old_Persian Xpeo Old_South_Arabia\
n Sarb Old_Turkic Orkh Oriya Orya Osage Osge Osmanya Osma Pahawh_Hmong Hmng Palmyrene Palm Pau_Cin_Hau Pauc Phags_Pa Pha\
g Phoenician Phnx Psalter_Pahlavi Phlp Rejang Rjng Runic Runr Samaritan Samr Saurashtra Saur Sharada Shrd Shavian Shaw S\
iddham Sidd SignWriting Sgnw Sinhala Sinh Sora_Sompeng Sora Soyombo Soyo Sundanese Sund Syloti_Nagri Sylo Syriac Syrc Ta\
galog Tglg Tagbanwa Tagb Tai_Le Tale Tai_Tham Lana Tai_Viet Tavt Takri Takr Tamil Taml Tangut Tang Telugu Telu Thaana Th\
aa Thai Thai Tibetan Tibt Tifinagh Tfng Tirhuta Tirh Ugaritic Ugar Vai Vaii Warang_Citi Wara Yi Yiii Zanabazar_Square Za\
nb",se=ee+" Dogra Dogr Gunjala_Gondi Gong Hanifi_Rohingya Rohg Makasar Maka Medefaidrin Medf Old_Sogdian Sogo Sogdian So\
gd",ie=se+" Elymaic Elym Nandinagari Nand Nyiakeng_Puachue_Hmong Hmnp Wancho Wcho",re=ie+" Chorasmian Chrs Diak Dives_Ak\
uru Khitan_Small_Script Kits Yezi Yezidi",ae=re+" Cypro_Minoan Cpmn Old_Uyghur Ougr Tangsa Tnsa Toto Vithkuqi Vith",Qe=ae+
" "+Ge,Ye={9:ee,10:se,11:ie,12:re,13:ae,14:Qe},ne={};function Xe(t){var e=ne[t]={binary:M(He[t]+" "+te),binaryOfStrings:M(
Ke[t]),nonBinary:{General_Category:M(te),Script:M(Ye[t])}};e.nonBinary.Script_Extensions=e.nonBinary.Script,e.nonBinary.
gc=e.nonBinary.General_Category,e.nonBinary.sc=e.nonBinary.Script,e.nonBinary.scx=e.nonBinary.Script_Extensions}for(ht=0,
St=[9,10,11,12,13,14];ht<St.length;ht+=1)oe=St[ht],Xe(oe);var oe,ht,St,p=y.prototype,pt=function(t,e){this.parent=t,this.
base=e||this};pt.prototype.separatedFrom=function(t){for(var e=this;e;e=e.parent)for(var s=t;s;s=s.parent)if(e.base===s.
base&&e!==s)return!0;return!1},pt.prototype.sibling=function(){return new pt(this.parent,this.base)};var N=function(t){this.
parser=t,this.validFlags="gim"+(t.options.ecmaVersion>=6?"uy":"")+(t.options.ecmaVersion>=9?"s":"")+(t.options.ecmaVersion>=
13?"d":"")+(t.options.ecmaVersion>=15?"v":""),this.unicodeProperties=ne[t.options.ecmaVersion>=14?14:t.options.ecmaVersion],
this.source="",this.flags="",this.start=0,this.switchU=!1,this.switchV=!1,this.switchN=!1,this.pos=0,this.lastIntValue=0,
this.lastStringValue="",this.lastAssertionIsQuantifiable=!1,this.numCapturingParens=0,this.maxBackReference=0,this.groupNames=
Object.create(null),this.backReferenceNames=[],this.branchID=null};N.prototype.reset=function(t,e,s){var i=s.indexOf("v")!==
-1,a=s.indexOf("u")!==-1;this.start=t|0,this.source=e+"",this.flags=s,i&&this.parser.options.ecmaVersion>=15?(this.switchU=
!0,this.switchV=!0,this.switchN=!0):(this.switchU=a&&this.parser.options.ecmaVersion>=6,this.switchV=!1,this.switchN=a&&
this.parser.options.ecmaVersion>=9)},N.prototype.raise=function(t){this.parser.raiseRecoverable(this.start,"Invalid regu\
lar expression: /"+this.source+"/: "+t)},N.prototype.at=function(t,e){e===void 0&&(e=!1);var s=this.source,i=s.length;if(t>=
i)return-1;var a=s.charCodeAt(t);if(!(e||this.switchU)||a<=55295||a>=57344||t+1>=i)return a;var o=s.charCodeAt(t+1);return o>=
56320&&o<=57343?(a<<10)+o-56613888:a},N.prototype.nextIndex=function(t,e){e===void 0&&(e=!1);var s=this.source,i=s.length;
if(t>=i)return i;var a=s.charCodeAt(t),o;return!(e||this.switchU)||a<=55295||a>=57344||t+1>=i||(o=s.charCodeAt(t+1))<56320||
o>57343?t+1:t+2},N.prototype.current=function(t){return t===void 0&&(t=!1),this.at(this.pos,t)},N.prototype.lookahead=function(t){
return t===void 0&&(t=!1),this.at(this.nextIndex(this.pos,t),t)},N.prototype.advance=function(t){t===void 0&&(t=!1),this.
pos=this.nextIndex(this.pos,t)},N.prototype.eat=function(t,e){return e===void 0&&(e=!1),this.current(e)===t?(this.advance(
e),!0):!1},N.prototype.eatChars=function(t,e){e===void 0&&(e=!1);for(var s=this.pos,i=0,a=t;i<a.length;i+=1){var o=a[i],
n=this.at(s,e);if(n===-1||n!==o)return!1;s=this.nextIndex(s,e)}return this.pos=s,!0},p.validateRegExpFlags=function(t){for(var e=t.
validFlags,s=t.flags,i=!1,a=!1,o=0;o<s.length;o++){var n=s.charAt(o);e.indexOf(n)===-1&&this.raise(t.start,"Invalid regu\
lar expression flag"),s.indexOf(n,o+1)>-1&&this.raise(t.start,"Duplicate regular expression flag"),n==="u"&&(i=!0),n==="\
v"&&(a=!0)}this.options.ecmaVersion>=15&&i&&a&&this.raise(t.start,"Invalid regular expression flag")};function Ze(t){for(var e in t)
return!0;return!1}p.validateRegExpPattern=function(t){this.regexp_pattern(t),!t.switchN&&this.options.ecmaVersion>=9&&Ze(
t.groupNames)&&(t.switchN=!0,this.regexp_pattern(t))},p.regexp_pattern=function(t){t.pos=0,t.lastIntValue=0,t.lastStringValue=
"",t.lastAssertionIsQuantifiable=!1,t.numCapturingParens=0,t.maxBackReference=0,t.groupNames=Object.create(null),t.backReferenceNames.
length=0,t.branchID=null,this.regexp_disjunction(t),t.pos!==t.source.length&&(t.eat(41)&&t.raise("Unmatched ')'"),(t.eat(
93)||t.eat(125))&&t.raise("Lone quantifier brackets")),t.maxBackReference>t.numCapturingParens&&t.raise("Invalid escape");
for(var e=0,s=t.backReferenceNames;e<s.length;e+=1){var i=s[e];t.groupNames[i]||t.raise("Invalid named capture reference\
d")}},p.regexp_disjunction=function(t){var e=this.options.ecmaVersion>=16;for(e&&(t.branchID=new pt(t.branchID,null)),this.
regexp_alternative(t);t.eat(124);)e&&(t.branchID=t.branchID.sibling()),this.regexp_alternative(t);e&&(t.branchID=t.branchID.
parent),this.regexp_eatQuantifier(t,!0)&&t.raise("Nothing to repeat"),t.eat(123)&&t.raise("Lone quantifier brackets")},p.
regexp_alternative=function(t){for(;t.pos<t.source.length&&this.regexp_eatTerm(t););},p.regexp_eatTerm=function(t){return this.
regexp_eatAssertion(t)?(t.lastAssertionIsQuantifiable&&this.regexp_eatQuantifier(t)&&t.switchU&&t.raise("Invalid quantif\
ier"),!0):(t.switchU?this.regexp_eatAtom(t):this.regexp_eatExtendedAtom(t))?(this.regexp_eatQuantifier(t),!0):!1},p.regexp_eatAssertion=
function(t){var e=t.pos;if(t.lastAssertionIsQuantifiable=!1,t.eat(94)||t.eat(36))return!0;if(t.eat(92)){if(t.eat(66)||t.
eat(98))return!0;t.pos=e}if(t.eat(40)&&t.eat(63)){var s=!1;if(this.options.ecmaVersion>=9&&(s=t.eat(60)),t.eat(61)||t.eat(
33))return this.regexp_disjunction(t),t.eat(41)||t.raise("Unterminated group"),t.lastAssertionIsQuantifiable=!s,!0}return t.
pos=e,!1},p.regexp_eatQuantifier=function(t,e){return e===void 0&&(e=!1),this.regexp_eatQuantifierPrefix(t,e)?(t.eat(63),
!0):!1},p.regexp_eatQuantifierPrefix=function(t,e){return t.eat(42)||t.eat(43)||t.eat(63)||this.regexp_eatBracedQuantifier(
t,e)},p.regexp_eatBracedQuantifier=function(t,e){var s=t.pos;if(t.eat(123)){var i=0,a=-1;if(this.regexp_eatDecimalDigits(
t)&&(i=t.lastIntValue,t.eat(44)&&this.regexp_eatDecimalDigits(t)&&(a=t.lastIntValue),t.eat(125)))return a!==-1&&a<i&&!e&&
t.raise("numbers out of order in {} quantifier"),!0;t.switchU&&!e&&t.raise("Incomplete quantifier"),t.pos=s}return!1},p.
regexp_eatAtom=function(t){return this.regexp_eatPatternCharacters(t)||t.eat(46)||this.regexp_eatReverseSolidusAtomEscape(
t)||this.regexp_eatCharacterClass(t)||this.regexp_eatUncapturingGroup(t)||this.regexp_eatCapturingGroup(t)},p.regexp_eatReverseSolidusAtomEscape=
function(t){var e=t.pos;if(t.eat(92)){if(this.regexp_eatAtomEscape(t))return!0;t.pos=e}return!1},p.regexp_eatUncapturingGroup=
function(t){var e=t.pos;if(t.eat(40)){if(t.eat(63)){if(this.options.ecmaVersion>=16){var s=this.regexp_eatModifiers(t),i=t.
eat(45);if(s||i){for(var a=0;a<s.length;a++){var o=s.charAt(a);s.indexOf(o,a+1)>-1&&t.raise("Duplicate regular expressio\
n modifiers")}if(i){var n=this.regexp_eatModifiers(t);!s&&!n&&t.current()===58&&t.raise("Invalid regular expression modi\
fiers");for(var u=0;u<n.length;u++){var h=n.charAt(u);(n.indexOf(h,u+1)>-1||s.indexOf(h)>-1)&&t.raise("Duplicate regular\
 expression modifiers")}}}}if(t.eat(58)){if(this.regexp_disjunction(t),t.eat(41))return!0;t.raise("Unterminated group")}}
t.pos=e}return!1},p.regexp_eatCapturingGroup=function(t){if(t.eat(40)){if(this.options.ecmaVersion>=9?this.regexp_groupSpecifier(
t):t.current()===63&&t.raise("Invalid group"),this.regexp_disjunction(t),t.eat(41))return t.numCapturingParens+=1,!0;t.raise(
"Unterminated group")}return!1},p.regexp_eatModifiers=function(t){for(var e="",s=0;(s=t.current())!==-1&&Je(s);)e+=L(s),
t.advance();return e};function Je(t){return t===105||t===109||t===115}p.regexp_eatExtendedAtom=function(t){return t.eat(
46)||this.regexp_eatReverseSolidusAtomEscape(t)||this.regexp_eatCharacterClass(t)||this.regexp_eatUncapturingGroup(t)||this.
regexp_eatCapturingGroup(t)||this.regexp_eatInvalidBracedQuantifier(t)||this.regexp_eatExtendedPatternCharacter(t)},p.regexp_eatInvalidBracedQuantifier=
function(t){return this.regexp_eatBracedQuantifier(t,!0)&&t.raise("Nothing to repeat"),!1},p.regexp_eatSyntaxCharacter=function(t){
var e=t.current();return ue(e)?(t.lastIntValue=e,t.advance(),!0):!1};function ue(t){return t===36||t>=40&&t<=43||t===46||
t===63||t>=91&&t<=94||t>=123&&t<=125}p.regexp_eatPatternCharacters=function(t){for(var e=t.pos,s=0;(s=t.current())!==-1&&
!ue(s);)t.advance();return t.pos!==e},p.regexp_eatExtendedPatternCharacter=function(t){var e=t.current();return e!==-1&&
e!==36&&!(e>=40&&e<=43)&&e!==46&&e!==63&&e!==91&&e!==94&&e!==124?(t.advance(),!0):!1},p.regexp_groupSpecifier=function(t){
if(t.eat(63)){this.regexp_eatGroupName(t)||t.raise("Invalid group");var e=this.options.ecmaVersion>=16,s=t.groupNames[t.
lastStringValue];if(s)if(e)for(var i=0,a=s;i<a.length;i+=1){var o=a[i];o.separatedFrom(t.branchID)||t.raise("Duplicate c\
apture group name")}else t.raise("Duplicate capture group name");e?(s||(t.groupNames[t.lastStringValue]=[])).push(t.branchID):
t.groupNames[t.lastStringValue]=!0}},p.regexp_eatGroupName=function(t){if(t.lastStringValue="",t.eat(60)){if(this.regexp_eatRegExpIdentifierName(
t)&&t.eat(62))return!0;t.raise("Invalid capture group name")}return!1},p.regexp_eatRegExpIdentifierName=function(t){if(t.
lastStringValue="",this.regexp_eatRegExpIdentifierStart(t)){for(t.lastStringValue+=L(t.lastIntValue);this.regexp_eatRegExpIdentifierPart(
t);)t.lastStringValue+=L(t.lastIntValue);return!0}return!1},p.regexp_eatRegExpIdentifierStart=function(t){var e=t.pos,s=this.
options.ecmaVersion>=11,i=t.current(s);return t.advance(s),i===92&&this.regexp_eatRegExpUnicodeEscapeSequence(t,s)&&(i=t.
lastIntValue),$e(i)?(t.lastIntValue=i,!0):(t.pos=e,!1)};function $e(t){return V(t,!0)||t===36||t===95}p.regexp_eatRegExpIdentifierPart=
function(t){var e=t.pos,s=this.options.ecmaVersion>=11,i=t.current(s);return t.advance(s),i===92&&this.regexp_eatRegExpUnicodeEscapeSequence(
t,s)&&(i=t.lastIntValue),ts(i)?(t.lastIntValue=i,!0):(t.pos=e,!1)};function ts(t){return T(t,!0)||t===36||t===95||t===8204||
t===8205}p.regexp_eatAtomEscape=function(t){return this.regexp_eatBackReference(t)||this.regexp_eatCharacterClassEscape(
t)||this.regexp_eatCharacterEscape(t)||t.switchN&&this.regexp_eatKGroupName(t)?!0:(t.switchU&&(t.current()===99&&t.raise(
"Invalid unicode escape"),t.raise("Invalid escape")),!1)},p.regexp_eatBackReference=function(t){var e=t.pos;if(this.regexp_eatDecimalEscape(
t)){var s=t.lastIntValue;if(t.switchU)return s>t.maxBackReference&&(t.maxBackReference=s),!0;if(s<=t.numCapturingParens)
return!0;t.pos=e}return!1},p.regexp_eatKGroupName=function(t){if(t.eat(107)){if(this.regexp_eatGroupName(t))return t.backReferenceNames.
push(t.lastStringValue),!0;t.raise("Invalid named reference")}return!1},p.regexp_eatCharacterEscape=function(t){return this.
regexp_eatControlEscape(t)||this.regexp_eatCControlLetter(t)||this.regexp_eatZero(t)||this.regexp_eatHexEscapeSequence(t)||
this.regexp_eatRegExpUnicodeEscapeSequence(t,!1)||!t.switchU&&this.regexp_eatLegacyOctalEscapeSequence(t)||this.regexp_eatIdentityEscape(
t)},p.regexp_eatCControlLetter=function(t){var e=t.pos;if(t.eat(99)){if(this.regexp_eatControlLetter(t))return!0;t.pos=e}
return!1},p.regexp_eatZero=function(t){return t.current()===48&&!ct(t.lookahead())?(t.lastIntValue=0,t.advance(),!0):!1},
p.regexp_eatControlEscape=function(t){var e=t.current();return e===116?(t.lastIntValue=9,t.advance(),!0):e===110?(t.lastIntValue=
10,t.advance(),!0):e===118?(t.lastIntValue=11,t.advance(),!0):e===102?(t.lastIntValue=12,t.advance(),!0):e===114?(t.lastIntValue=
13,t.advance(),!0):!1},p.regexp_eatControlLetter=function(t){var e=t.current();return he(e)?(t.lastIntValue=e%32,t.advance(),
!0):!1};function he(t){return t>=65&&t<=90||t>=97&&t<=122}p.regexp_eatRegExpUnicodeEscapeSequence=function(t,e){e===void 0&&
(e=!1);var s=t.pos,i=e||t.switchU;if(t.eat(117)){if(this.regexp_eatFixedHexDigits(t,4)){var a=t.lastIntValue;if(i&&a>=55296&&
a<=56319){var o=t.pos;if(t.eat(92)&&t.eat(117)&&this.regexp_eatFixedHexDigits(t,4)){var n=t.lastIntValue;if(n>=56320&&n<=
57343)return t.lastIntValue=(a-55296)*1024+(n-56320)+65536,!0}t.pos=o,t.lastIntValue=a}return!0}if(i&&t.eat(123)&&this.regexp_eatHexDigits(
t)&&t.eat(125)&&es(t.lastIntValue))return!0;i&&t.raise("Invalid unicode escape"),t.pos=s}return!1};function es(t){return t>=
0&&t<=1114111}p.regexp_eatIdentityEscape=function(t){if(t.switchU)return this.regexp_eatSyntaxCharacter(t)?!0:t.eat(47)?
(t.lastIntValue=47,!0):!1;var e=t.current();return e!==99&&(!t.switchN||e!==107)?(t.lastIntValue=e,t.advance(),!0):!1},p.
regexp_eatDecimalEscape=function(t){t.lastIntValue=0;var e=t.current();if(e>=49&&e<=57){do t.lastIntValue=10*t.lastIntValue+
(e-48),t.advance();while((e=t.current())>=48&&e<=57);return!0}return!1};var pe=0,O=1,I=2;p.regexp_eatCharacterClassEscape=
function(t){var e=t.current();if(ss(e))return t.lastIntValue=-1,t.advance(),O;var s=!1;if(t.switchU&&this.options.ecmaVersion>=
9&&((s=e===80)||e===112)){t.lastIntValue=-1,t.advance();var i;if(t.eat(123)&&(i=this.regexp_eatUnicodePropertyValueExpression(
t))&&t.eat(125))return s&&i===I&&t.raise("Invalid property name"),i;t.raise("Invalid property name")}return pe};function ss(t){
return t===100||t===68||t===115||t===83||t===119||t===87}p.regexp_eatUnicodePropertyValueExpression=function(t){var e=t.
pos;if(this.regexp_eatUnicodePropertyName(t)&&t.eat(61)){var s=t.lastStringValue;if(this.regexp_eatUnicodePropertyValue(
t)){var i=t.lastStringValue;return this.regexp_validateUnicodePropertyNameAndValue(t,s,i),O}}if(t.pos=e,this.regexp_eatLoneUnicodePropertyNameOrValue(
t)){var a=t.lastStringValue;return this.regexp_validateUnicodePropertyNameOrValue(t,a)}return pe},p.regexp_validateUnicodePropertyNameAndValue=
function(t,e,s){H(t.unicodeProperties.nonBinary,e)||t.raise("Invalid property name"),t.unicodeProperties.nonBinary[e].test(
s)||t.raise("Invalid property value")},p.regexp_validateUnicodePropertyNameOrValue=function(t,e){if(t.unicodeProperties.
binary.test(e))return O;if(t.switchV&&t.unicodeProperties.binaryOfStrings.test(e))return I;t.raise("Invalid property nam\
e")},p.regexp_eatUnicodePropertyName=function(t){var e=0;for(t.lastStringValue="";ce(e=t.current());)t.lastStringValue+=
L(e),t.advance();return t.lastStringValue!==""};function ce(t){return he(t)||t===95}p.regexp_eatUnicodePropertyValue=function(t){
var e=0;for(t.lastStringValue="";is(e=t.current());)t.lastStringValue+=L(e),t.advance();return t.lastStringValue!==""};function is(t){
return ce(t)||ct(t)}p.regexp_eatLoneUnicodePropertyNameOrValue=function(t){return this.regexp_eatUnicodePropertyValue(t)},
p.regexp_eatCharacterClass=function(t){if(t.eat(91)){var e=t.eat(94),s=this.regexp_classContents(t);return t.eat(93)||t.
raise("Unterminated character class"),e&&s===I&&t.raise("Negated character class may contain strings"),!0}return!1},p.regexp_classContents=
function(t){return t.current()===93?O:t.switchV?this.regexp_classSetExpression(t):(this.regexp_nonEmptyClassRanges(t),O)},
p.regexp_nonEmptyClassRanges=function(t){for(;this.regexp_eatClassAtom(t);){var e=t.lastIntValue;if(t.eat(45)&&this.regexp_eatClassAtom(
t)){var s=t.lastIntValue;t.switchU&&(e===-1||s===-1)&&t.raise("Invalid character class"),e!==-1&&s!==-1&&e>s&&t.raise("R\
ange out of order in character class")}}},p.regexp_eatClassAtom=function(t){var e=t.pos;if(t.eat(92)){if(this.regexp_eatClassEscape(
t))return!0;if(t.switchU){var s=t.current();(s===99||de(s))&&t.raise("Invalid class escape"),t.raise("Invalid escape")}t.
pos=e}var i=t.current();return i!==93?(t.lastIntValue=i,t.advance(),!0):!1},p.regexp_eatClassEscape=function(t){var e=t.
pos;if(t.eat(98))return t.lastIntValue=8,!0;if(t.switchU&&t.eat(45))return t.lastIntValue=45,!0;if(!t.switchU&&t.eat(99)){
if(this.regexp_eatClassControlLetter(t))return!0;t.pos=e}return this.regexp_eatCharacterClassEscape(t)||this.regexp_eatCharacterEscape(
t)},p.regexp_classSetExpression=function(t){var e=O,s;if(!this.regexp_eatClassSetRange(t))if(s=this.regexp_eatClassSetOperand(
t)){s===I&&(e=I);for(var i=t.pos;t.eatChars([38,38]);){if(t.current()!==38&&(s=this.regexp_eatClassSetOperand(t))){s!==I&&
(e=O);continue}t.raise("Invalid character in character class")}if(i!==t.pos)return e;for(;t.eatChars([45,45]);)this.regexp_eatClassSetOperand(
t)||t.raise("Invalid character in character class");if(i!==t.pos)return e}else t.raise("Invalid character in character c\
lass");for(;;)if(!this.regexp_eatClassSetRange(t)){if(s=this.regexp_eatClassSetOperand(t),!s)return e;s===I&&(e=I)}},p.regexp_eatClassSetRange=
function(t){var e=t.pos;if(this.regexp_eatClassSetCharacter(t)){var s=t.lastIntValue;if(t.eat(45)&&this.regexp_eatClassSetCharacter(
t)){var i=t.lastIntValue;return s!==-1&&i!==-1&&s>i&&t.raise("Range out of order in character class"),!0}t.pos=e}return!1},
p.regexp_eatClassSetOperand=function(t){return this.regexp_eatClassSetCharacter(t)?O:this.regexp_eatClassStringDisjunction(
t)||this.regexp_eatNestedClass(t)},p.regexp_eatNestedClass=function(t){var e=t.pos;if(t.eat(91)){var s=t.eat(94),i=this.
regexp_classContents(t);if(t.eat(93))return s&&i===I&&t.raise("Negated character class may contain strings"),i;t.pos=e}if(t.
eat(92)){var a=this.regexp_eatCharacterClassEscape(t);if(a)return a;t.pos=e}return null},p.regexp_eatClassStringDisjunction=
function(t){var e=t.pos;if(t.eatChars([92,113])){if(t.eat(123)){var s=this.regexp_classStringDisjunctionContents(t);if(t.
eat(125))return s}else t.raise("Invalid escape");t.pos=e}return null},p.regexp_classStringDisjunctionContents=function(t){
for(var e=this.regexp_classString(t);t.eat(124);)this.regexp_classString(t)===I&&(e=I);return e},p.regexp_classString=function(t){
for(var e=0;this.regexp_eatClassSetCharacter(t);)e++;return e===1?O:I},p.regexp_eatClassSetCharacter=function(t){var e=t.
pos;if(t.eat(92))return this.regexp_eatCharacterEscape(t)||this.regexp_eatClassSetReservedPunctuator(t)?!0:t.eat(98)?(t.
lastIntValue=8,!0):(t.pos=e,!1);var s=t.current();return s<0||s===t.lookahead()&&rs(s)||as(s)?!1:(t.advance(),t.lastIntValue=
s,!0)};function rs(t){return t===33||t>=35&&t<=38||t>=42&&t<=44||t===46||t>=58&&t<=64||t===94||t===96||t===126}function as(t){
return t===40||t===41||t===45||t===47||t>=91&&t<=93||t>=123&&t<=125}p.regexp_eatClassSetReservedPunctuator=function(t){var e=t.
current();return ns(e)?(t.lastIntValue=e,t.advance(),!0):!1};function ns(t){return t===33||t===35||t===37||t===38||t===44||
t===45||t>=58&&t<=62||t===64||t===96||t===126}p.regexp_eatClassControlLetter=function(t){var e=t.current();return ct(e)||
e===95?(t.lastIntValue=e%32,t.advance(),!0):!1},p.regexp_eatHexEscapeSequence=function(t){var e=t.pos;if(t.eat(120)){if(this.
regexp_eatFixedHexDigits(t,2))return!0;t.switchU&&t.raise("Invalid escape"),t.pos=e}return!1},p.regexp_eatDecimalDigits=
function(t){var e=t.pos,s=0;for(t.lastIntValue=0;ct(s=t.current());)t.lastIntValue=10*t.lastIntValue+(s-48),t.advance();
return t.pos!==e};function ct(t){return t>=48&&t<=57}p.regexp_eatHexDigits=function(t){var e=t.pos,s=0;for(t.lastIntValue=
0;le(s=t.current());)t.lastIntValue=16*t.lastIntValue+fe(s),t.advance();return t.pos!==e};function le(t){return t>=48&&t<=
57||t>=65&&t<=70||t>=97&&t<=102}function fe(t){return t>=65&&t<=70?10+(t-65):t>=97&&t<=102?10+(t-97):t-48}p.regexp_eatLegacyOctalEscapeSequence=
function(t){if(this.regexp_eatOctalDigit(t)){var e=t.lastIntValue;if(this.regexp_eatOctalDigit(t)){var s=t.lastIntValue;
e<=3&&this.regexp_eatOctalDigit(t)?t.lastIntValue=e*64+s*8+t.lastIntValue:t.lastIntValue=e*8+s}else t.lastIntValue=e;return!0}
return!1},p.regexp_eatOctalDigit=function(t){var e=t.current();return de(e)?(t.lastIntValue=e-48,t.advance(),!0):(t.lastIntValue=
0,!1)};function de(t){return t>=48&&t<=55}p.regexp_eatFixedHexDigits=function(t,e){var s=t.pos;t.lastIntValue=0;for(var i=0;i<
e;++i){var a=t.current();if(!le(a))return t.pos=s,!1;t.lastIntValue=16*t.lastIntValue+fe(a),t.advance()}return!0};var wt=function(t){
this.type=t.type,this.value=t.value,this.start=t.start,this.end=t.end,t.options.locations&&(this.loc=new et(t,t.startLoc,
t.endLoc)),t.options.ranges&&(this.range=[t.start,t.end])},g=y.prototype;g.next=function(t){!t&&this.type.keyword&&this.
containsEsc&&this.raiseRecoverable(this.start,"Escape sequence in keyword "+this.type.keyword),this.options.onToken&&this.
options.onToken(new wt(this)),this.lastTokEnd=this.end,this.lastTokStart=this.start,this.lastTokEndLoc=this.endLoc,this.
lastTokStartLoc=this.startLoc,this.nextToken()},g.getToken=function(){return this.next(),new wt(this)},typeof Symbol<"u"&&
(g[Symbol.iterator]=function(){var t=this;return{next:function(){var e=t.getToken();return{done:e.type===r.eof,value:e}}}}),
g.nextToken=function(){var t=this.curContext();if((!t||!t.preserveSpace)&&this.skipSpace(),this.start=this.pos,this.options.
locations&&(this.startLoc=this.curPosition()),this.pos>=this.input.length)return this.finishToken(r.eof);if(t.override)return t.
override(this);this.readToken(this.fullCharCodeAtPos())},g.readToken=function(t){return V(t,this.options.ecmaVersion>=6)||
t===92?this.readWord():this.getTokenFromCode(t)},g.fullCharCodeAt=function(t){var e=this.input.charCodeAt(t);if(e<=55295||
e>=56320)return e;var s=this.input.charCodeAt(t+1);return s<=56319||s>=57344?e:(e<<10)+s-56613888},g.fullCharCodeAtPos=function(){
return this.fullCharCodeAt(this.pos)},g.skipBlockComment=function(){var t=this.options.onComment&&this.curPosition(),e=this.
pos,s=this.input.indexOf("*/",this.pos+=2);if(s===-1&&this.raise(this.pos-2,"Unterminated comment"),this.pos=s+2,this.options.
locations)for(var i=void 0,a=e;(i=Pt(this.input,a,this.pos))>-1;)++this.curLine,a=this.lineStart=i;this.options.onComment&&
this.options.onComment(!0,this.input.slice(e+2,s),e,this.pos,t,this.curPosition())},g.skipLineComment=function(t){for(var e=this.
pos,s=this.options.onComment&&this.curPosition(),i=this.input.charCodeAt(this.pos+=t);this.pos<this.input.length&&!W(i);)
i=this.input.charCodeAt(++this.pos);this.options.onComment&&this.options.onComment(!1,this.input.slice(e+t,this.pos),e,this.
pos,s,this.curPosition())},g.skipSpace=function(){t:for(;this.pos<this.input.length;){var t=this.input.charCodeAt(this.pos);
switch(t){case 32:case 160:++this.pos;break;case 13:this.input.charCodeAt(this.pos+1)===10&&++this.pos;case 10:case 8232:case 8233:
++this.pos,this.options.locations&&(++this.curLine,this.lineStart=this.pos);break;case 47:switch(this.input.charCodeAt(this.
pos+1)){case 42:this.skipBlockComment();break;case 47:this.skipLineComment(2);break;default:break t}break;default:if(t>8&&
t<14||t>=5760&&Vt.test(String.fromCharCode(t)))++this.pos;else break t}}},g.finishToken=function(t,e){this.end=this.pos,
this.options.locations&&(this.endLoc=this.curPosition());var s=this.type;this.type=t,this.value=e,this.updateContext(s)},
g.readToken_dot=function(){var t=this.input.charCodeAt(this.pos+1);if(t>=48&&t<=57)return this.readNumber(!0);var e=this.
input.charCodeAt(this.pos+2);return this.options.ecmaVersion>=6&&t===46&&e===46?(this.pos+=3,this.finishToken(r.ellipsis)):
(++this.pos,this.finishToken(r.dot))},g.readToken_slash=function(){var t=this.input.charCodeAt(this.pos+1);return this.exprAllowed?
(++this.pos,this.readRegexp()):t===61?this.finishOp(r.assign,2):this.finishOp(r.slash,1)},g.readToken_mult_modulo_exp=function(t){
var e=this.input.charCodeAt(this.pos+1),s=1,i=t===42?r.star:r.modulo;return this.options.ecmaVersion>=7&&t===42&&e===42&&
(++s,i=r.starstar,e=this.input.charCodeAt(this.pos+2)),e===61?this.finishOp(r.assign,s+1):this.finishOp(i,s)},g.readToken_pipe_amp=
function(t){var e=this.input.charCodeAt(this.pos+1);if(e===t){if(this.options.ecmaVersion>=12){var s=this.input.charCodeAt(
this.pos+2);if(s===61)return this.finishOp(r.assign,3)}return this.finishOp(t===124?r.logicalOR:r.logicalAND,2)}return e===
61?this.finishOp(r.assign,2):this.finishOp(t===124?r.bitwiseOR:r.bitwiseAND,1)},g.readToken_caret=function(){var t=this.
input.charCodeAt(this.pos+1);return t===61?this.finishOp(r.assign,2):this.finishOp(r.bitwiseXOR,1)},g.readToken_plus_min=
function(t){var e=this.input.charCodeAt(this.pos+1);return e===t?e===45&&!this.inModule&&this.input.charCodeAt(this.pos+
2)===62&&(this.lastTokEnd===0||S.test(this.input.slice(this.lastTokEnd,this.pos)))?(this.skipLineComment(3),this.skipSpace(),
this.nextToken()):this.finishOp(r.incDec,2):e===61?this.finishOp(r.assign,2):this.finishOp(r.plusMin,1)},g.readToken_lt_gt=
function(t){var e=this.input.charCodeAt(this.pos+1),s=1;return e===t?(s=t===62&&this.input.charCodeAt(this.pos+2)===62?3:
2,this.input.charCodeAt(this.pos+s)===61?this.finishOp(r.assign,s+1):this.finishOp(r.bitShift,s)):e===33&&t===60&&!this.
inModule&&this.input.charCodeAt(this.pos+2)===45&&this.input.charCodeAt(this.pos+3)===45?(this.skipLineComment(4),this.skipSpace(),
this.nextToken()):(e===61&&(s=2),this.finishOp(r.relational,s))},g.readToken_eq_excl=function(t){var e=this.input.charCodeAt(
this.pos+1);return e===61?this.finishOp(r.equality,this.input.charCodeAt(this.pos+2)===61?3:2):t===61&&e===62&&this.options.
ecmaVersion>=6?(this.pos+=2,this.finishToken(r.arrow)):this.finishOp(t===61?r.eq:r.prefix,1)},g.readToken_question=function(){
var t=this.options.ecmaVersion;if(t>=11){var e=this.input.charCodeAt(this.pos+1);if(e===46){var s=this.input.charCodeAt(
this.pos+2);if(s<48||s>57)return this.finishOp(r.questionDot,2)}if(e===63){if(t>=12){var i=this.input.charCodeAt(this.pos+
2);if(i===61)return this.finishOp(r.assign,3)}return this.finishOp(r.coalesce,2)}}return this.finishOp(r.question,1)},g.
readToken_numberSign=function(){var t=this.options.ecmaVersion,e=35;if(t>=13&&(++this.pos,e=this.fullCharCodeAtPos(),V(e,
!0)||e===92))return this.finishToken(r.privateId,this.readWord1());this.raise(this.pos,"Unexpected character '"+L(e)+"'")},
g.getTokenFromCode=function(t){switch(t){case 46:return this.readToken_dot();case 40:return++this.pos,this.finishToken(r.
parenL);case 41:return++this.pos,this.finishToken(r.parenR);case 59:return++this.pos,this.finishToken(r.semi);case 44:return++this.
pos,this.finishToken(r.comma);case 91:return++this.pos,this.finishToken(r.bracketL);case 93:return++this.pos,this.finishToken(
r.bracketR);case 123:return++this.pos,this.finishToken(r.braceL);case 125:return++this.pos,this.finishToken(r.braceR);case 58:
return++this.pos,this.finishToken(r.colon);case 96:if(this.options.ecmaVersion<6)break;return++this.pos,this.finishToken(
r.backQuote);case 48:var e=this.input.charCodeAt(this.pos+1);if(e===120||e===88)return this.readRadixNumber(16);if(this.
options.ecmaVersion>=6){if(e===111||e===79)return this.readRadixNumber(8);if(e===98||e===66)return this.readRadixNumber(
2)}case 49:case 50:case 51:case 52:case 53:case 54:case 55:case 56:case 57:return this.readNumber(!1);case 34:case 39:return this.
readString(t);case 47:return this.readToken_slash();case 37:case 42:return this.readToken_mult_modulo_exp(t);case 124:case 38:
return this.readToken_pipe_amp(t);case 94:return this.readToken_caret();case 43:case 45:return this.readToken_plus_min(t);case 60:case 62:
return this.readToken_lt_gt(t);case 61:case 33:return this.readToken_eq_excl(t);case 63:return this.readToken_question();case 126:
return this.finishOp(r.prefix,1);case 35:return this.readToken_numberSign()}this.raise(this.pos,"Unexpected character '"+
L(t)+"'")},g.finishOp=function(t,e){var s=this.input.slice(this.pos,this.pos+e);return this.pos+=e,this.finishToken(t,s)},
g.readRegexp=function(){for(var t,e,s=this.pos;;){this.pos>=this.input.length&&this.raise(s,"Unterminated regular expres\
sion");var i=this.input.charAt(this.pos);if(S.test(i)&&this.raise(s,"Unterminated regular expression"),t)t=!1;else{if(i===
"[")e=!0;else if(i==="]"&&e)e=!1;else if(i==="/"&&!e)break;t=i==="\\"}++this.pos}var a=this.input.slice(s,this.pos);++this.
pos;var o=this.pos,n=this.readWord1();this.containsEsc&&this.unexpected(o);var u=this.regexpState||(this.regexpState=new N(
this));u.reset(s,a,n),this.validateRegExpFlags(u),this.validateRegExpPattern(u);var h=null;try{h=new RegExp(a,n)}catch{}
return this.finishToken(r.regexp,{pattern:a,flags:n,value:h})},g.readInt=function(t,e,s){for(var i=this.options.ecmaVersion>=
12&&e===void 0,a=s&&this.input.charCodeAt(this.pos)===48,o=this.pos,n=0,u=0,h=0,l=e??1/0;h<l;++h,++this.pos){var m=this.
input.charCodeAt(this.pos),A=void 0;if(i&&m===95){a&&this.raiseRecoverable(this.pos,"Numeric separator is not allowed in\
 legacy octal numeric literals"),u===95&&this.raiseRecoverable(this.pos,"Numeric separator must be exactly one underscor\
e"),h===0&&this.raiseRecoverable(this.pos,"Numeric separator is not allowed at the first of digits"),u=m;continue}if(m>=
97?A=m-97+10:m>=65?A=m-65+10:m>=48&&m<=57?A=m-48:A=1/0,A>=t)break;u=m,n=n*t+A}return i&&u===95&&this.raiseRecoverable(this.
pos-1,"Numeric separator is not allowed at the last of digits"),this.pos===o||e!=null&&this.pos-o!==e?null:n};function os(t,e){
return e?parseInt(t,8):parseFloat(t.replace(/_/g,""))}function me(t){return typeof BigInt!="function"?null:BigInt(t.replace(
/_/g,""))}g.readRadixNumber=function(t){var e=this.pos;this.pos+=2;var s=this.readInt(t);return s==null&&this.raise(this.
start+2,"Expected number in radix "+t),this.options.ecmaVersion>=11&&this.input.charCodeAt(this.pos)===110?(s=me(this.input.
slice(e,this.pos)),++this.pos):V(this.fullCharCodeAtPos())&&this.raise(this.pos,"Identifier directly after number"),this.
finishToken(r.num,s)},g.readNumber=function(t){var e=this.pos;!t&&this.readInt(10,void 0,!0)===null&&this.raise(e,"Inval\
id number");var s=this.pos-e>=2&&this.input.charCodeAt(e)===48;s&&this.strict&&this.raise(e,"Invalid number");var i=this.
input.charCodeAt(this.pos);if(!s&&!t&&this.options.ecmaVersion>=11&&i===110){var a=me(this.input.slice(e,this.pos));return++this.
pos,V(this.fullCharCodeAtPos())&&this.raise(this.pos,"Identifier directly after number"),this.finishToken(r.num,a)}s&&/[89]/.
test(this.input.slice(e,this.pos))&&(s=!1),i===46&&!s&&(++this.pos,this.readInt(10),i=this.input.charCodeAt(this.pos)),(i===
69||i===101)&&!s&&(i=this.input.charCodeAt(++this.pos),(i===43||i===45)&&++this.pos,this.readInt(10)===null&&this.raise(
e,"Invalid number")),V(this.fullCharCodeAtPos())&&this.raise(this.pos,"Identifier directly after number");var o=os(this.
input.slice(e,this.pos),s);return this.finishToken(r.num,o)},g.readCodePoint=function(){var t=this.input.charCodeAt(this.
pos),e;if(t===123){this.options.ecmaVersion<6&&this.unexpected();var s=++this.pos;e=this.readHexChar(this.input.indexOf(
"}",this.pos)-this.pos),++this.pos,e>1114111&&this.invalidStringToken(s,"Code point out of bounds")}else e=this.readHexChar(
4);return e},g.readString=function(t){for(var e="",s=++this.pos;;){this.pos>=this.input.length&&this.raise(this.start,"U\
nterminated string constant");var i=this.input.charCodeAt(this.pos);if(i===t)break;i===92?(e+=this.input.slice(s,this.pos),
e+=this.readEscapedChar(!1),s=this.pos):i===8232||i===8233?(this.options.ecmaVersion<10&&this.raise(this.start,"Untermin\
ated string constant"),++this.pos,this.options.locations&&(this.curLine++,this.lineStart=this.pos)):(W(i)&&this.raise(this.
start,"Unterminated string constant"),++this.pos)}return e+=this.input.slice(s,this.pos++),this.finishToken(r.string,e)};
var ge={};g.tryReadTemplateToken=function(){this.inTemplateElement=!0;try{this.readTmplToken()}catch(t){if(t===ge)this.readInvalidTemplateToken();else
throw t}this.inTemplateElement=!1},g.invalidStringToken=function(t,e){if(this.inTemplateElement&&this.options.ecmaVersion>=
9)throw ge;this.raise(t,e)},g.readTmplToken=function(){for(var t="",e=this.pos;;){this.pos>=this.input.length&&this.raise(
this.start,"Unterminated template");var s=this.input.charCodeAt(this.pos);if(s===96||s===36&&this.input.charCodeAt(this.
pos+1)===123)return this.pos===this.start&&(this.type===r.template||this.type===r.invalidTemplate)?s===36?(this.pos+=2,this.
finishToken(r.dollarBraceL)):(++this.pos,this.finishToken(r.backQuote)):(t+=this.input.slice(e,this.pos),this.finishToken(
r.template,t));if(s===92)t+=this.input.slice(e,this.pos),t+=this.readEscapedChar(!0),e=this.pos;else if(W(s)){switch(t+=
this.input.slice(e,this.pos),++this.pos,s){case 13:this.input.charCodeAt(this.pos)===10&&++this.pos;case 10:t+=`
`;break;default:t+=String.fromCharCode(s);break}this.options.locations&&(++this.curLine,this.lineStart=this.pos),e=this.
pos}else++this.pos}},g.readInvalidTemplateToken=function(){for(;this.pos<this.input.length;this.pos++)switch(this.input[this.
pos]){case"\\":++this.pos;break;case"$":if(this.input[this.pos+1]!=="{")break;case"`":return this.finishToken(r.invalidTemplate,
this.input.slice(this.start,this.pos));case"\r":this.input[this.pos+1]===`
`&&++this.pos;case`
`:case"\u2028":case"\u2029":++this.curLine,this.lineStart=this.pos+1;break}this.raise(this.start,"Unterminated template")},
g.readEscapedChar=function(t){var e=this.input.charCodeAt(++this.pos);switch(++this.pos,e){case 110:return`
`;case 114:return"\r";case 120:return String.fromCharCode(this.readHexChar(2));case 117:return L(this.readCodePoint());case 116:
return"	";case 98:return"\b";case 118:return"\v";case 102:return"\f";case 13:this.input.charCodeAt(this.pos)===10&&++this.
pos;case 10:return this.options.locations&&(this.lineStart=this.pos,++this.curLine),"";case 56:case 57:if(this.strict&&this.
invalidStringToken(this.pos-1,"Invalid escape sequence"),t){var s=this.pos-1;this.invalidStringToken(s,"Invalid escape s\
equence in template string")}default:if(e>=48&&e<=55){var i=this.input.substr(this.pos-1,3).match(/^[0-7]+/)[0],a=parseInt(
i,8);return a>255&&(i=i.slice(0,-1),a=parseInt(i,8)),this.pos+=i.length-1,e=this.input.charCodeAt(this.pos),(i!=="0"||e===
56||e===57)&&(this.strict||t)&&this.invalidStringToken(this.pos-1-i.length,t?"Octal literal in template string":"Octal l\
iteral in strict mode"),String.fromCharCode(a)}return W(e)?(this.options.locations&&(this.lineStart=this.pos,++this.curLine),
""):String.fromCharCode(e)}},g.readHexChar=function(t){var e=this.pos,s=this.readInt(16,t);return s===null&&this.invalidStringToken(
e,"Bad character escape sequence"),s},g.readWord1=function(){this.containsEsc=!1;for(var t="",e=!0,s=this.pos,i=this.options.
ecmaVersion>=6;this.pos<this.input.length;){var a=this.fullCharCodeAtPos();if(T(a,i))this.pos+=a<=65535?1:2;else if(a===
92){this.containsEsc=!0,t+=this.input.slice(s,this.pos);var o=this.pos;this.input.charCodeAt(++this.pos)!==117&&this.invalidStringToken(
this.pos,"Expecting Unicode escape sequence \\uXXXX"),++this.pos;var n=this.readCodePoint();(e?V:T)(n,i)||this.invalidStringToken(
o,"Invalid Unicode escape"),t+=L(n),s=this.pos}else break;e=!1}return t+this.input.slice(s,this.pos)},g.readWord=function(){
var t=this.readWord1(),e=r.name;return this.keywords.test(t)&&(e=xt[t]),this.finishToken(e,t)};var us="8.19.0";y.acorn={
Parser:y,version:us,defaultOptions:vt,Position:X,SourceLocation:et,getLineInfo:Rt,Node:ut,TokenType:v,tokTypes:r,keywordTypes:xt,
TokContext:P,tokContexts:C,isIdentifierChar:T,isIdentifierStart:V,Token:wt,isNewLine:W,lineBreak:S,lineBreakG:Be,nonASCIIwhitespace:Vt};
function hs(t,e){return y.parse(t,e)}});
